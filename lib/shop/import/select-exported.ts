import { eq } from 'drizzle-orm'
import type { Db, Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'

/** Selects products with their category names, as exports need them. */
export function selectExported(db: Db | Tx) {
  return db
    .select({ product: products, category: categories, subcategory: subcategories })
    .from(products)
    .leftJoin(categories, eq(products.categoryId, categories.id))
    .leftJoin(subcategories, eq(products.subcategoryId, subcategories.id))
}
