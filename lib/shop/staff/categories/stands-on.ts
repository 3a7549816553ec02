import { eq, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import type { AskedCategory } from './asked'

/** Products that stand there; those of a category's subcategories too. */
export function standsOn({ category, subcategory }: AskedCategory): SQL {
  return subcategory ? eq(products.subcategoryId, subcategory.id) : eq(products.categoryId, category.id)
}
