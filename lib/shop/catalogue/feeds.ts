import { sql, type SQL } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { isCarcass } from './carcass'

/** Whether a category is in product feeds: the staff’s choice, else unless it holds carcasses. */
export function isCategoryInFeeds(category: typeof categories.$inferSelect): boolean {
  return category.inFeeds ?? !isCarcass(category)
}

/** Condition for products in feeds: the product’s own setting, else its category’s. */
export async function inFeeds(): Promise<SQL> {
  const rows = await (await database()).select().from(categories)
  const out = rows.filter((row) => !isCategoryInFeeds(row)).map(({ id }) => sql`${id}`)
  const byCategory = out.length > 0 ? sql`${products.categoryId} not in (${sql.join(out, sql`, `)})` : sql`null`
  return sql`coalesce(${products.inFeeds}, ${byCategory}, true)`
}
