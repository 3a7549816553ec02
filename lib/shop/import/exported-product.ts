import { asc, eq, inArray } from 'drizzle-orm'
import { kindsOfSale, vatClasses } from '@/lib/contract/selling'
import type { Db, Tx } from '@/lib/db/database'
import { categories, products, productSizes, subcategories } from '@/lib/db/schema'
import type { MergedSize } from './merged-sizes'
import { leadTimeColumn } from './selling-cells'

/** A product with its category and subcategory names. */
export interface CatalogueProduct {
  product: typeof products.$inferSelect
  category: typeof categories.$inferSelect | null
  subcategory: typeof subcategories.$inferSelect | null
}

export type SizeRow = typeof productSizes.$inferSelect

/** A product as exports and imports need it. */
export interface ExportedProduct extends CatalogueProduct {
  /** In the owner's order. */
  sizes: SizeRow[]
}

/** Selects products with their category names. */
export function selectProducts(db: Db | Tx) {
  return db
    .select({ product: products, category: categories, subcategory: subcategories })
    .from(products)
    .leftJoin(categories, eq(products.categoryId, categories.id))
    .leftJoin(subcategories, eq(products.subcategoryId, subcategories.id))
}

/** Selects the sizes of products, by id: the order in which they are locked. */
export function selectSizes(db: Db | Tx, productIds: string[]) {
  const { productId, id } = productSizes
  return db.select().from(productSizes).where(inArray(productId, productIds)).orderBy(asc(id))
}

/** Adds the sizes to products. */
export function withSizes(found: CatalogueProduct[], sizes: SizeRow[]): ExportedProduct[] {
  const byProduct = new Map<string, SizeRow[]>()
  for (const size of sizes.toSorted((one, other) => one.position - other.position))
    byProduct.set(size.productId, [...(byProduct.get(size.productId) ?? []), size])
  return found.map((one) => ({ ...one, sizes: byProduct.get(one.product.id) ?? [] }))
}

/** A stored size without its id and place. */
export function storedSize({ nameEn, nameAr, sku, price, oldPrice, stock }: SizeRow): MergedSize {
  return { name: { en: nameEn, ar: nameAr }, sku, price, oldPrice, stock }
}

/** How a stored product is sold. A price of 0 means enquiry. */
export function sellingOf({ product, sizes }: ExportedProduct) {
  const { sale, leadTime, inFeeds, vatClass, facts, video } = product
  const lowest = sizes.length > 0 ? Math.min(...sizes.map(({ price }) => price)) : product.price
  return {
    sale: lowest === 0 ? ('enquiry' as const) : (kindsOfSale.find((one) => one === sale) ?? 'cart'),
    leadTime: leadTimeColumn.read(leadTime),
    inFeeds,
    vatClass: vatClasses.find((one) => one === vatClass) ?? 'standard',
    facts,
    video,
  }
}
