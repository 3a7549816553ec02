import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { colorOf } from './color'
import { Id, listOf, numberBetween, PageNumber, text } from './fields'
import { fromAed, toAed, type Fils } from './money'
import { KEYWORD_MAX, SORTS, type ProductQuery } from './product-query'

/** A product. Spec §3. */
export interface Product {
  id: string
  title: Bilingual
  description: Bilingual
  /** Picture URLs, `/media/<hash>`, the card's first. May be empty. */
  images: string[]
  /** `#RRGGBB` in upper case, or a name without a swatch. Empty for no choice. */
  colors: string[]
  price: Fils
  /** Price before the discount, above `price`; null for none. */
  oldPrice: Fils | null
  /** Quantity for sale now. */
  stock: number
  /** Mean of all ratings, 1 to 5; null before the first. */
  averageRating: number | null
  ratingsCount: number
  isFavorite: boolean
  /** Arrives the same day when ordered before 2 pm. False when unknown. Spec §1. */
  sameDay: boolean
  category: { id: string; name: Bilingual; carcass: boolean } | null
  subcategory: { id: string; name: Bilingual } | null
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
}

/** Wire shape of a product. Spec §3; prices in AED. `carcass` and `sameDay` are our additions. */
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
})
export type ProductWire = z.infer<typeof ProductWire>

/** Maps a product to the wire, in AED; `rating` equals `averageRating`. */
export function encodeProduct(product: Product): ProductWire {
  return {
    _id: product.id,
    titleEn: product.title.en,
    titleAr: product.title.ar,
    descriptionEn: product.description.en,
    descriptionAr: product.description.ar,
    imagesBase64: product.images,
    colors: product.colors,
    newPrice: toAed(product.price),
    oldPrice: product.oldPrice === null ? null : toAed(product.oldPrice),
    stock: product.stock,
    rating: product.averageRating,
    averageRating: product.averageRating,
    ratingsCount: product.ratingsCount,
    isFavorite: product.isFavorite,
    sameDay: product.sameDay,
    category: product.category && {
      _id: product.category.id,
      name: product.category.name.en,
      nameAr: product.category.name.ar,
      carcass: product.category.carcass,
    },
    subcategory: product.subcategory && {
      _id: product.subcategory.id,
      name: product.subcategory.name.en,
      nameAr: product.subcategory.name.ar,
    },
    subcategoryName: product.subcategory?.name.en ?? null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  }
}

const Price = numberBetween(0, 10_000_000)
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
  'rating[gte]': numberBetween(0, 5).optional(),
  'rating[lt]': numberBetween(0, 6).optional(),
  'newPrice[gte]': Price.optional(),
  'newPrice[lte]': Price.optional(),
  colors: z.preprocess(
    (value) =>
      [value ?? []].flat().flatMap((one) => (typeof one === 'string' ? one.split(',').filter(Boolean) : [one])),
    z.array(Colour).max(20),
  ),
})

/** Query of the sortable list of all products. */
export const SortedProductQueryWire = ProductQueryWire.extend({ sort: z.enum(SORTS).optional() })

/** Maps a query from the wire, in fils. A price of 0 is no bound. */
export function decodeProductQuery(wire: z.infer<typeof SortedProductQueryWire>): ProductQuery {
  return {
    keyword: wire.keyword?.trim() ?? '',
    page: wire.page ?? 1,
    categories: wire.category,
    subcategories: wire.subcategory,
    ratingFrom: wire['rating[gte]'] ?? null,
    ratingBelow: wire['rating[lt]'] ?? null,
    priceFrom: wire['newPrice[gte]'] ? fromAed(wire['newPrice[gte]']) : null,
    priceTo: wire['newPrice[lte]'] ? fromAed(wire['newPrice[lte]']) : null,
    colors: wire.colors,
    sort: wire.sort ?? null,
  }
}
