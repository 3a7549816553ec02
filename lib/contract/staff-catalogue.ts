import { z } from 'zod'
import { BilingualText, LETTER_OR_DIGIT, line, text } from './fields'
import { FACT_LABEL_MAX, FACT_VALUE_MAX, LEAD_DAYS_MAX } from './product-limits'
import { kindsOfSale } from './selling'
import { Hash, workEvent } from './staff'

const Count = z.number().int().min(0)
const StoredLeadTime = z.union([z.number(), z.literal('arrangement')]).nullable()

/** Stock filter: out of stock, low (shown as such in the storefront), or in stock. */
export const stockLevels = ['out', 'low', 'in'] as const

/** Filter by what the owner has yet to add. */
const lacks = ['translation', 'picture'] as const

/** A product in the back office; prices in AED. An Arabic text equal to the English one is empty. */
export const StaffProduct = z.object({
  id: z.string(),
  handle: z.string(),
  title: BilingualText,
  /** Null for none. */
  category: BilingualText.nullable(),
  subcategory: BilingualText.nullable(),
  price: z.number(),
  oldPrice: z.number().nullable(),
  stock: Count,
  /** `#RRGGBB`. */
  colors: z.array(z.string()),
  pictures: Count,
  /** Whether it is on sale; otherwise only staff see it. */
  visible: z.boolean(),
  updatedAt: z.string(),
  /** Hash of its row in the CSV list, by which an import recognises edits. */
  rowHash: z.string(),
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** Columns of the CSV list, a subset of an import's: an edited file can be imported. */
export const productListColumns = [
  'Handle',
  'Title',
  'titleAr',
  'Type',
  'subcategory',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Qty',
  'Published',
]

export function productListCells(product: Omit<StaffProduct, 'rowHash'>): string[] {
  return [
    product.handle,
    product.title.en,
    product.title.ar,
    product.category?.en ?? '',
    product.subcategory?.en ?? '',
    product.price.toFixed(2),
    product.oldPrice?.toFixed(2) ?? '',
    String(product.stock),
    product.visible ? 'TRUE' : 'FALSE',
  ]
}

/** Answer of `GET /products`: one page, by handle. */
export const StaffProducts = z.object({ total: Count, products: z.array(StaffProduct) })
export type StaffProducts = z.infer<typeof StaffProducts>

/** One product with all details: answer of `GET /products/{id or handle}`. */
export const StaffProductSheet = StaffProduct.extend({
  sale: z.enum(kindsOfSale),
  /** Null for no promise. */
  leadTime: StoredLeadTime,
  facts: z.array(z.object({ label: BilingualText, value: BilingualText })),
  /** See `VatClass`. */
  vat: z.string(),
  description: BilingualText,
  /** Empty for a product without sizes. */
  sizes: z.array(
    z.object({
      id: z.string(),
      name: BilingualText,
      sku: z.string(),
      price: z.number(),
      oldPrice: z.number().nullable(),
      stock: Count,
    }),
  ),
  averageRating: z.number().nullable(),
  /** Whether product feeds list it; null follows its category. */
  inFeeds: z.boolean().nullable(),
  ratingsCount: Count,
  /** URL of its page, when it is on sale. */
  url: z.string(),
})
export type StaffProductSheet = z.infer<typeof StaffProductSheet>

export const PRODUCTS_MAX = 1000
export const PRODUCT_PAGES_MAX = 1_000_000

export const StaffProductQuery = z.object({
  /** Words of titles, categories and descriptions in either language, or a part of the handle. */
  keyword: text(255).optional(),
  /** An id, a name in either language, or `Category > Subcategory`. */
  category: text(255).min(1).optional(),
  stock: z.enum(stockLevels).optional(),
  /** Filters by whether the product is on sale. */
  visible: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Products without an Arabic text of their own, or without a picture. */
  lacking: z.enum(lacks).optional(),
  limit: z.coerce.number().int().min(1).max(PRODUCTS_MAX).default(50),
  page: z.coerce.number().int().min(1).max(PRODUCT_PAGES_MAX).default(1),
})
export type StaffProductQuery = z.infer<typeof StaffProductQuery>

/** Body of `PUT /categories/{name or id}/feeds` and `PUT /products/{id or handle}/feeds`; null for the default. */
export const FeedsBody = z.object({ inFeeds: z.boolean().nullable() })
export type FeedsBody = z.infer<typeof FeedsBody>

/** The result. `inFeeds`: null for a product that follows its category. */
export const FeedsSet = z.object({ id: z.string(), name: z.string(), inFeeds: z.boolean().nullable() })
export type FeedsSet = z.infer<typeof FeedsSet>

export const VIDEO_MAX_BYTES = 50 * 1024 ** 2

/** The result. `video`: its URL, or null for none. */
export const VideoSet = z.object({ id: z.string(), name: z.string(), video: z.string().nullable() })
export type VideoSet = z.infer<typeof VideoSet>

const Counted = z.object({
  id: z.string(),
  name: BilingualText,
  /** Number of its products, including hidden ones. */
  products: Count,
  hidden: Count,
})

/** A category in the back office: answer of `GET /categories`, in the owner's order. */
export const StaffCategory = Counted.extend({
  carcass: z.boolean(),
  /** Number of the butcher's questions about its products. */
  questions: Count,
  /** Whether product feeds list its products. */
  inFeeds: z.boolean(),
  /** Hash of its picture; null shows its first product's. */
  image: z.string().nullable(),
  subcategories: z.array(Counted),
})
export type StaffCategory = z.infer<typeof StaffCategory>

/** An id, a name in either language, or `Category > Subcategory`. */
const Asked = text(255).min(1)
const Name = line(100).regex(LETTER_OR_DIGIT, 'a name has letters or digits')

/** Body of `POST /categories`; without an Arabic name it is not translated yet. */
export const NewCategoryBody = z.object({
  /** The sender's, so that a repeated call makes no second one. */
  id: z.uuid().optional(),
  en: Name,
  ar: Name.optional(),
  parent: Asked.optional(),
})
export type NewCategoryBody = z.infer<typeof NewCategoryBody>
/** Answer of the calls that change one category. */
export const CategoryId = z.object({ id: z.string() })

const CATEGORIES_MAX = 2000
/** Body of `PUT /categories/order`: ids of the categories, or of the subcategories of one, in their new order. */
export const CategoryOrderBody = z.object({
  /** Null for the categories themselves. */
  within: Asked.nullable().default(null),
  /** Those left out follow. */
  order: z.array(Asked).max(CATEGORIES_MAX),
})
export type CategoryOrderBody = z.infer<typeof CategoryOrderBody>

/** Body of `PUT /categories/{category}/picture`. */
export const CategoryPictureBody = z.object({ image: Hash.nullable() })
export type CategoryPictureBody = z.infer<typeof CategoryPictureBody>

export const RenameBody = z
  .object({ category: Asked, en: Name.optional(), ar: Name.optional() })
  .refine(({ en, ar }) => en !== undefined || ar !== undefined, 'A new name is missing: en, ar or both.')
export type RenameBody = z.infer<typeof RenameBody>

export const Renamed = z.object({ id: z.string(), before: BilingualText, name: BilingualText, products: Count })
export type Renamed = z.infer<typeof Renamed>

export const RenameEvent = workEvent(Renamed)
export type RenameEvent = z.infer<typeof RenameEvent>

/** Body of `DELETE /categories`; `into` is where its products go. */
export const RemovalBody = z.object({ category: Asked, into: Asked.optional() })
export type RemovalBody = z.infer<typeof RemovalBody>

export const Removed = z.object({
  id: z.string(),
  /** The removed category as `Category > Subcategory`, in English. */
  removed: z.string(),
  into: z.string().nullable(),
  /** Number of products moved. */
  products: Count,
  /** Whether the target holds carcasses, which are paid by card. */
  carcass: z.boolean(),
  /** Links of the home page to the removed category. */
  links: Count,
})
export type Removed = z.infer<typeof Removed>

export const RemovalEvent = workEvent(Removed)
export type RemovalEvent = z.infer<typeof RemovalEvent>

/** Body of `PUT /categories/{category}/live`. */
export const LiveBody = z.object({ live: z.boolean() })
export type LiveBody = z.infer<typeof LiveBody>
/** The result. `inFeeds`: whether product feeds list the category now. */
export const LiveSet = z.object({ id: z.string(), name: z.string(), live: z.boolean(), inFeeds: z.boolean() })
export type LiveSet = z.infer<typeof LiveSet>

/** Body of `PUT /products/{product}/selling`; what is left out stays. A lead time of 0 is the same day, null no promise. */
export const SellingBody = z
  .object({
    sale: z.enum(kindsOfSale),
    leadTime: z.union([z.number().int().min(0).max(LEAD_DAYS_MAX), z.literal('arrangement')]).nullable(),
  })
  .partial()
  .strict()
export type SellingBody = z.infer<typeof SellingBody>

/** How a product is sold. */
export const Selling = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  sale: z.enum(kindsOfSale),
  leadTime: StoredLeadTime,
  facts: z.array(z.object({ label: BilingualText, value: BilingualText })),
})
export type Selling = z.infer<typeof Selling>

/** A label or value of a fact in both languages. */
function factText(max: number) {
  return z.object({ en: text(max).trim().min(1), ar: text(max).trim().min(1) })
}
const FactOfBody = z.object({ label: factText(FACT_LABEL_MAX), value: factText(FACT_VALUE_MAX) })
/** Body of `PUT /products/{product}/facts`: all its facts, in order. */
export const FactsBody = z.object({ facts: z.array(FactOfBody).max(30) })
export type FactsBody = z.infer<typeof FactsBody>

/**
 * Words that shoppers type, and the words of titles and categories for the same thing, each separated by spaces. Body and
 * result of the staff call `/synonyms`, and the file of `npm run shop -- search synonyms`.
 */
export const Synonyms = z
  .array(z.object({ typed: text(1000).trim().min(1), finds: text(1000).trim().min(1) }))
  .max(10_000)
export type Synonyms = z.infer<typeof Synonyms>
