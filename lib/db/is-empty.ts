import { sql } from 'drizzle-orm'
import type { Db, Tx } from './engine'
import { categories, products } from './schema'

/** True when nobody has put anything in the shop yet: no products and no categories. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from ${products}) and not exists (select from ${categories}) as empty`,
  )
  return rows[0]?.empty === true
}
