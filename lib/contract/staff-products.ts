import { z } from 'zod'
import { text } from './fields'

const Count = z.number().int().min(0)
const Names = z.object({ en: z.string(), ar: z.string() })

/** How much of a product there is: nothing, so little that the shop says so, or anything at all. */
export const stockLevels = ['out', 'low', 'in'] as const

/** A product as the staff see it; prices in AED. An Arabic text that is only the English one is empty. */
export const StaffProduct = z.object({
  id: z.string(),
  handle: z.string(),
  title: Names,
  /** Null for none. */
  category: Names.nullable(),
  subcategory: Names.nullable(),
  price: z.number(),
  oldPrice: z.number().nullable(),
  stock: Count,
  /** `#RRGGBB`. */
  colors: z.array(z.string()),
  pictures: Count,
  /** Whether it is on sale; else nobody but the staff sees it. */
  visible: z.boolean(),
  updatedAt: z.string(),
  /** Of its row in the list as CSV, by which an import knows whether somebody edited it. */
  rowHash: z.string(),
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** Columns of the list as CSV, which are some of an import's: the file may be edited and taken back. */
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

/** What stands in them for a product. */
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

/** One product with all there is to know: answer of `GET /products/{id or handle}`. */
export const StaffProductSheet = StaffProduct.extend({
  description: Names,
  averageRating: z.number().nullable(),
  /** Whether it stands in product feeds; null: as its category says. */
  inFeeds: z.boolean().nullable(),
  ratingsCount: Count,
  /** Where customers see it, when they do. */
  url: z.string(),
})
export type StaffProductSheet = z.infer<typeof StaffProductSheet>

/** The most products of one page. */
export const PRODUCTS_MAX = 1000
/** The last page that may be asked for. */
export const PRODUCT_PAGES_MAX = 1_000_000

/** Query of `GET /products`. */
export const StaffProductQuery = z.object({
  /** Words of titles, categories and descriptions in either language, or a part of the handle. */
  keyword: text(255).optional(),
  /** An id, a name in either language, or `Category > Subcategory`. */
  category: text(255).min(1).optional(),
  stock: z.enum(stockLevels).optional(),
  /** Only those on sale, or only those that are not. */
  visible: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  limit: z.coerce.number().int().min(1).max(PRODUCTS_MAX).default(50),
  page: z.coerce.number().int().min(1).max(PRODUCT_PAGES_MAX).default(1),
})
export type StaffProductQuery = z.infer<typeof StaffProductQuery>
