import { z } from 'zod'
import { LETTER_OR_DIGIT, line, text } from './fields'
import {
  DESCRIPTION_MAX,
  FACT_LABEL_MAX,
  FACT_VALUE_MAX,
  LEAD_DAYS_MAX,
  PRICE_MAX,
  TITLE_MAX,
  VARIANTS_MAX,
} from './product-limits'
import { kindsOfSale, sizeKey, vatClasses } from './selling'
import { Hash, STOCK_MAX, VideoName } from './staff'
import { PRODUCTS_MAX, type StaffProduct } from './staff-catalogue'

const NAME_MAX = 100
const FACTS_MAX = 50
/** As many as a product has at Shopify. */
const PICTURES_MAX = 250

// Messages of the schemas are keys of `Errors`: the editor translates them beside its fields.
const Aed = z.number('number').min(0, 'number').max(PRICE_MAX, 'number').multipleOf(0.01, 'fils')
const Stock = z.number('number').int('number').min(0, 'number').max(STOCK_MAX, 'number')

/** A text in both languages; an empty one takes the other until it is translated. */
function both(max: number) {
  return z
    .object({ en: line(max), ar: line(max) })
    .refine(({ en, ar }) => LETTER_OR_DIGIT.test(en + ar), { error: 'required', path: ['en'] })
}

/** A value, which may be a sign alone, such as a check mark. */
const Value = z
  .object({ en: line(FACT_VALUE_MAX), ar: line(FACT_VALUE_MAX) })
  .refine(({ en, ar }) => en + ar !== '', { error: 'required', path: ['en'] })

interface Priced {
  price: number
  oldPrice: number | null
}
const isAbove = ({ price, oldPrice }: Priced) => oldPrice === null || (price > 0 && oldPrice > price)
const notAbove = { error: 'notAbove', path: ['oldPrice'] }

const SizeBody = z
  .object({
    /** Null for a new size. Carts hold the id: a renamed size keeps it. */
    id: text(64).nullable(),
    name: both(NAME_MAX),
    sku: line(NAME_MAX).default(''),
    price: Aed,
    oldPrice: Aed.nullable(),
    /** Absent: it stays, so that sales since the editor was opened count. */
    stock: Stock.optional(),
  })
  .refine(isAbove, notAbove)

/** Sizes, each with a name of its own: files know a size by it. */
const Sizes = z
  .array(SizeBody)
  .max(VARIANTS_MAX)
  .superRefine((sizes, { addIssue }) => {
    const names = new Set<string>()
    for (const [at, { name }] of sizes.entries()) {
      const key = sizeKey(name.en || name.ar)
      if (names.has(key)) addIssue({ code: 'custom', message: 'sizeTwice', path: [at, 'name', name.en ? 'en' : 'ar'] })
      names.add(key)
    }
  })

/** What an editor saves of a product, prices in AED. */
const Content = z.object({
  title: both(TITLE_MAX),
  description: z.object({ en: text(DESCRIPTION_MAX), ar: text(DESCRIPTION_MAX) }),
  /** 0: customers ask for it. Price, old price and stock of a product with sizes are those of its sizes. */
  price: Aed,
  oldPrice: Aed.nullable(),
  /** Absent: it stays. */
  stock: Stock.optional(),
  sizes: Sizes,
  /** Names in either language, or `#RRGGBB`. */
  colors: z.array(line(NAME_MAX).min(1)).max(VARIANTS_MAX),
  /** Ids. */
  category: text(64).nullable(),
  subcategory: text(64).nullable(),
  sale: z.enum(kindsOfSale),
  /** Days, or by arrangement; null for no promise. */
  leadTime: z.union([z.number().int().min(0).max(LEAD_DAYS_MAX), z.literal('arrangement')]).nullable(),
  facts: z.array(z.object({ label: both(FACT_LABEL_MAX), value: Value })).max(FACTS_MAX),
  vat: z.enum(vatClasses),
  visible: z.boolean(),
  /** Null: as its category. */
  inFeeds: z.boolean().nullable(),
  /** Media hashes, the card's first; see `POST /media`. */
  pictures: z.array(Hash).max(PICTURES_MAX),
  /** Name of its video; see `POST /media/videos`. Null for none; absent: it stays. */
  video: VideoName.nullable().optional(),
})

/** Body of `POST /products`; `id` is the sender's, so that a repeated call makes no second product. */
export const NewProductBody = Content.extend({ id: z.uuid() }).refine(isAbove, notAbove)
export type NewProductBody = z.infer<typeof NewProductBody>

/** Body of `PUT /products/{id or handle}`; `version` is that of the `EditedProduct` that was changed. */
export const ProductBody = Content.extend({ version: z.string() }).refine(isAbove, notAbove)
export type ProductBody = z.infer<typeof ProductBody>
export type ProductContent = Omit<ProductBody, 'version'>

/** A product as an editor shows and saves it: answer of `GET /products/{id or handle}/content` and of a save. */
export const EditedProduct = z.object({
  id: z.string(),
  handle: z.string(),
  version: z.string(),
  content: Content.extend({
    stock: Stock,
    sizes: z.array(SizeBody.safeExtend({ id: z.string(), stock: Stock })),
    // Of a shop whose pictures came with an older import.
    pictures: z.array(z.string()),
    video: VideoName.nullable(),
  }),
})
export type EditedProduct = z.infer<typeof EditedProduct>

/** A product of the list in the back office. */
export interface DeskProduct extends StaffProduct {
  /** Media hash or URL of its first picture. */
  image: string | null
  /** Number of its sizes; it then has several prices and stocks. */
  sizes: number
  translated: boolean
}

const Percent = z.number().min(-90).max(900)

/** Body of `PUT /products`: changes a selection at once, all or none. */
export const ProductsBody = z
  .object({
    /** Ids. */
    products: z.array(text(64).min(1)).min(1).max(PRODUCTS_MAX),
    /** By percent, by an amount in AED, or to a price; a price of 0, which is on request, only the last changes. */
    price: z
      .union([
        z.strictObject({ percent: Percent }),
        z.strictObject({ amount: z.number().min(-PRICE_MAX).max(PRICE_MAX).multipleOf(0.01) }),
        z.strictObject({ to: Aed }),
      ])
      .optional(),
    /** Of a product with sizes: of each size. */
    stock: Stock.optional(),
    visible: z.boolean().optional(),
    sale: z.enum(kindsOfSale).optional(),
    /** A category's or subcategory's id; null for none. */
    category: text(64).nullable().optional(),
    /** When the newest of them had changed as they were shown: a repeated change by percent is refused. */
    seen: z.iso.datetime().optional(),
  })
  .refine(
    ({ products: _products, seen: _seen, ...changes }) => Object.values(changes).some((one) => one !== undefined),
    'required',
  )
export type ProductsBody = z.infer<typeof ProductsBody>

/** Price and stock of a product or size before a change. */
const Former = z.object({
  id: text(64).min(1),
  price: Aed,
  oldPrice: Aed.nullable(),
  /** The stock's change back: what was sold meanwhile stays sold. */
  stockBy: z.number().int().min(-STOCK_MAX).max(STOCK_MAX),
})

/** Body of `POST /products/undo`: undoes a change of a selection, all or none. */
export const UndoBody = z.object({
  /** When they were changed: what has changed since is not undone. */
  changedAt: z.iso.datetime(),
  products: z
    .array(
      Former.extend({
        visible: z.boolean(),
        sale: z.enum(kindsOfSale),
        /** A category's or subcategory's id; null for none. Absent: it was not changed. */
        category: text(64).nullable().optional(),
      }),
    )
    .min(1)
    .max(PRODUCTS_MAX),
  sizes: z.array(Former),
})
export type UndoBody = z.infer<typeof UndoBody>

/** Number of products that `PUT /products` or `POST /products/undo` wrote; `undo` undoes the first. */
export const ProductsChanged = z.object({ products: z.number().int(), undo: UndoBody.optional() })
export type ProductsChanged = z.infer<typeof ProductsChanged>
