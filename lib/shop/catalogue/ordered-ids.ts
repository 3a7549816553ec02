import 'server-only'
import { count, sql, type SQL } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'

/** A range of the ids that match a condition, in list order. */
export interface Range {
  where: SQL
  /** Offset. */
  from: number
  size: number
}

// Matches the indexes exactly: the planner distinguishes orders of nulls.
const forwards = sql`${products.rank} desc nulls first, ${products.id} asc nulls last`
const backwards = sql`${products.rank} asc nulls last, ${products.id} desc nulls first`

/** Ids in list order. */
export async function idsInOrder({ where, from, size }: Range, order: SQL = forwards): Promise<string[]> {
  const db = await database()
  const rows = await db.select({ id: products.id }).from(products).where(where).orderBy(order).limit(size).offset(from)
  return rows.map(({ id }) => id)
}

/** The same ids when `total` match: the second half is read from the end, which needs a smaller offset. */
export async function idsOfTotal({ where, from, size }: Range, total: number): Promise<string[]> {
  if (from >= total) return []
  if (from < total / 2) return idsInOrder({ where, from, size })
  const wanted = Math.min(size, total - from)
  const ids = await idsInOrder({ where, from: total - from - wanted, size: wanted }, backwards)
  return ids.toReversed()
}

/** Counts the matches. */
export async function countMatches(where: SQL): Promise<number> {
  const db = await database()
  const [row] = await db.select({ total: count() }).from(products).where(where)
  return row?.total ?? 0
}

/** Counts the matches up to `most`. */
export async function countUpTo(where: SQL, most: number): Promise<number> {
  const db = await database()
  const some = db.select({ id: products.id }).from(products).where(where).limit(most).as('some')
  const [row] = await db.select({ total: count() }).from(some)
  return row?.total ?? 0
}
