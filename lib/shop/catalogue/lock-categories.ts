import { asc, sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'

export type CategoryRow = typeof categories.$inferSelect
export type SubcategoryRow = typeof subcategories.$inferSelect

/** Every category and subcategory of the shop, in the owner's order. */
export interface AllCategories {
  categories: CategoryRow[]
  subcategories: SubcategoryRow[]
}

/** Locks and reads all categories: none is added until the transaction ends. */
export async function lockCategories(tx: Tx): Promise<AllCategories> {
  await tx.execute(sql`lock table ${categories}, ${subcategories} in share row exclusive mode`)
  return allCategories(tx)
}

/** Reads all categories. */
export async function allCategories(tx: Tx): Promise<AllCategories> {
  return {
    categories: await tx.select().from(categories).orderBy(asc(categories.position)),
    subcategories: await tx.select().from(subcategories).orderBy(asc(subcategories.position)),
  }
}
