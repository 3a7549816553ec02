import { eq } from 'drizzle-orm'
import { kindOfSale, readLeadTime, type Size } from '@/lib/contract/selling'
import type { Db, Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { sizesOf } from '../catalogue/sizes'

/** A product with its category and subcategory names. */
export interface CatalogueProduct {
  product: typeof products.$inferSelect
  category: typeof categories.$inferSelect | null
  subcategory: typeof subcategories.$inferSelect | null
}

/** A product as exports and imports need it. */
export interface ExportedProduct extends CatalogueProduct {
  /** In the owner's order. */
  sizes: Size[]
}

/** Selects products with their category names. */
export function selectProducts(db: Db | Tx) {
  return db
    .select({ product: products, category: categories, subcategory: subcategories })
    .from(products)
    .leftJoin(categories, eq(products.categoryId, categories.id))
    .leftJoin(subcategories, eq(products.subcategoryId, subcategories.id))
}

/** Adds the sizes to products. */
export async function withSizes(db: Db | Tx, found: CatalogueProduct[]): Promise<ExportedProduct[]> {
  const sizes = await sizesOf(
    db,
    found.map(({ product }) => product.id),
  )
  return found.map((one) => ({ ...one, sizes: sizes.get(one.product.id) ?? [] }))
}

/** How a stored product is sold. A price of 0, in every size, means enquiry. */
export function sellingOf({ product, sizes }: ExportedProduct) {
  const { sale, leadTime, inFeeds, vatClass, facts, video } = product
  const highest = sizes.length > 0 ? Math.max(...sizes.map(({ price }) => price)) : product.price
  return {
    sale: kindOfSale({ sale, price: highest }),
    leadTime: readLeadTime(leadTime),
    inFeeds,
    vatClass,
    facts,
    video,
  }
}
