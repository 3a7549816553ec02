import { sql } from 'drizzle-orm'
import type { Db, Tx } from './engine'
import { categories, products } from './schema'

/** Returns true when the database has no products and no categories. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from ${products}) and not exists (select from ${categories}) as empty`,
  )
  return rows[0]?.empty === true
}
