import { z } from 'zod'
import { text } from './fields'

const Count = z.number().int().min(0)
const Names = z.object({ en: z.string(), ar: z.string() })

/** Stock filter: out of stock, low (shown as such in the storefront), or in stock. */
export const stockLevels = ['out', 'low', 'in'] as const

/** A product in the back office; prices in AED. An Arabic text equal to the English one is empty. */
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

/** A product's values for these columns. */
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
  description: Names,
  averageRating: z.number().nullable(),
  /** Whether product feeds list it; null follows its category. */
  inFeeds: z.boolean().nullable(),
  ratingsCount: Count,
  /** URL of its page, when it is on sale. */
  url: z.string(),
})
export type StaffProductSheet = z.infer<typeof StaffProductSheet>

/** Maximum number of products on one page. */
export const PRODUCTS_MAX = 1000
/** Highest page number. */
export const PRODUCT_PAGES_MAX = 1_000_000

/** Query of `GET /products`. */
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
  limit: z.coerce.number().int().min(1).max(PRODUCTS_MAX).default(50),
  page: z.coerce.number().int().min(1).max(PRODUCT_PAGES_MAX).default(1),
})
export type StaffProductQuery = z.infer<typeof StaffProductQuery>
