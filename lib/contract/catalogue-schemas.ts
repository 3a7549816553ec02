import { z } from 'zod'
import { colorOf } from './color'
import { BilingualText, Id, listOf, numberUpTo, PageNumber, text } from './fields'
import { PRICE_MAX } from './product-limits'
import { KEYWORD_MAX, SORTS } from './product-query'
import { kindsOfSale, preparationKinds } from './selling'
import { groupNames } from './settings'

// Wire shapes of the public catalogue calls, prices in AED. Apart from the types, to keep zod out of client bundles.

/** A page of a list; `results` counts the matches on all pages. Spec §3. */
export function listWire<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    results: z.number().int(),
    paginationResult: z.object({ currentPage: z.number().int(), numberOfPage: z.number().int() }),
  })
}

export function dataWire<T extends z.ZodType>(item: T) {
  return z.object({ data: item })
}

export const LeadTimeWire = z.union([z.number().int().min(0), z.literal('arrangement')])

const SizeWire = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  sku: z.string(),
  newPrice: z.number(),
  oldPrice: z.number().nullable(),
  stock: z.number().int(),
})

export const PreparationQuestionWire = z.object({
  kind: z.enum(preparationKinds),
  choices: z.array(z.object({ id: z.string(), name: BilingualText, fee: z.number() })),
})

/** Spec §3; `carcass`, `sameDay` and the optional fields are our additions. */
export const ProductWire = z.object({
  _id: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  imagesBase64: z.array(z.string()),
  colors: z.array(z.string()),
  newPrice: z.number(),
  oldPrice: z.number().nullable(),
  stock: z.number().int(),
  rating: z.number().nullable(),
  averageRating: z.number().nullable(),
  ratingsCount: z.number().int(),
  isFavorite: z.boolean(),
  sameDay: z.boolean(),
  category: z.object({ _id: z.string(), name: z.string(), nameAr: z.string(), carcass: z.boolean() }).nullable(),
  subcategory: z.object({ _id: z.string(), name: z.string(), nameAr: z.string() }).nullable(),
  subcategoryName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  sizes: z.array(SizeWire).optional(),
  sale: z.enum(kindsOfSale).optional(),
  leadTime: LeadTimeWire.optional(),
  facts: z.array(z.object({ label: BilingualText, value: BilingualText })).optional(),
  video: z.string().optional(),
  preparations: z.array(PreparationQuestionWire).optional(),
})
export type ProductWire = z.infer<typeof ProductWire>

const Price = numberUpTo(PRICE_MAX)
const Colour = z
  .string()
  .refine((value) => colorOf(value) !== null, 'InvalidColour')
  .transform((value) => colorOf(value) ?? value)

/** Query of `GET /product`, with wire keys (`category[]` becomes `category`). A price of 0 is no bound. Spec §5. */
export const ProductQueryWire = z.object({
  keyword: text(KEYWORD_MAX).optional(),
  page: PageNumber.optional(),
  category: listOf(Id, 50),
  subcategory: listOf(Id, 50),
  'rating[gte]': numberUpTo(5).optional(),
  'rating[lt]': numberUpTo(6).optional(),
  'newPrice[gte]': Price.optional(),
  'newPrice[lte]': Price.optional(),
  colors: z.preprocess(
    (value) =>
      [value ?? []].flat().flatMap((one) => (typeof one === 'string' ? one.split(',').filter(Boolean) : [one])),
    z.array(Colour).max(20),
  ),
})

export const SortedProductQueryWire = ProductQueryWire.extend({ sort: z.enum(SORTS).optional() })
export type SortedProductQueryWire = z.output<typeof SortedProductQueryWire>

const SubcategoryWire = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  value: z.string(),
  productsCount: z.number().int().nullable(),
})

/** Spec §3; `productsCount` is our addition. */
export const CategoryWire = SubcategoryWire.extend({
  imageBase64: z.string().nullable(),
  subcategories: z.array(SubcategoryWire),
})
export type CategoryWire = z.infer<typeof CategoryWire>

export const CategoryQueryWire = z.object({ keyword: text(KEYWORD_MAX).optional() })

const BilingualWire = BilingualText.nullable()

/** Spec §3; `heroSlides`, `boards` and `freeShippingNote` are our additions. */
export const SettingsWire = z.object({
  heroImagesMaxBase64: z.array(z.string()),
  heroImagesMinBase64: z.array(z.string()),
  boardsImagesBase64: z.array(z.string()),
  bestSeller: z.array(ProductWire),
  accessories: z.array(ProductWire),
  feed: z.array(ProductWire),
  newArrival: z.array(ProductWire),
  mainImageBase64: z.string().nullable(),
  heroSlides: z.array(
    z.object({ headline: BilingualWire, text: BilingualWire, label: BilingualWire, link: z.string().nullable() }),
  ),
  boards: z.array(z.object({ title: BilingualWire, subtitle: BilingualWire, link: z.string().nullable() })),
  freeShippingNote: z.boolean(),
  /** Free delivery from a subtotal, where cities differ. */
  freeDelivery: z.object({ from: z.number(), everywhere: z.boolean() }).optional(),
})
export type SettingsWire = z.infer<typeof SettingsWire>

export const ProductGroupsWire = z.record(z.enum(groupNames), z.array(ProductWire))
export type ProductGroupsWire = z.infer<typeof ProductGroupsWire>

/** Spec §3. */
export const StatsWire = z.object({
  products: z.number().int(),
  categories: z.number().int(),
  customers: z.number().int(),
})

/** Only the first letter of the author's name leaves the server. Spec §9. */
export const ReviewWire = z.object({
  _id: z.string(),
  rating: z.number(),
  comment: z.string().nullable(),
  createdAt: z.string(),
  customer: z.object({ username: z.string() }),
  /** The shop's public answer; left out without one. */
  answer: z.string().optional(),
})
export type ReviewWire = z.infer<typeof ReviewWire>

export const ReviewQueryWire = z.object({
  product: Id,
  sort: z.literal('-createdAt').optional(),
  page: PageNumber.optional(),
})
