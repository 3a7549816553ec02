import { eq, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import type { AskedCategory } from './asked'

/** Condition for the products of a category or subcategory, including a category's subcategories. */
export function standsOn({ category, subcategory }: AskedCategory): SQL {
  return subcategory ? eq(products.subcategoryId, subcategory.id) : eq(products.categoryId, category.id)
}
