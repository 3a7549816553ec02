import 'server-only'
import { count, sql, type SQL } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'

/** A range of the ids that match a condition, in list order. */
interface Range {
  where: SQL
  /** Offset. */
  from: number
  /** Undefined: all. */
  size?: number
}

// Matches the indexes exactly: the planner distinguishes orders of nulls.
const forwards = sql`${products.rank} desc nulls first, ${products.id} asc nulls last`
const backwards = sql`${products.rank} asc nulls last, ${products.id} desc nulls first`

/** Ids in list order, or in another order and then in list order. */
export async function idsInOrder({ where, from, size }: Range, first?: SQL): Promise<string[]> {
  return idsBy({ where, from, size }, first ? sql`${first}, ${forwards}` : forwards)
}

/** The same ids when `total` match: the second half is read from the end, which needs a smaller offset. */
export async function idsOfTotal({ where, from, size }: Required<Range>, total: number): Promise<string[]> {
  if (from >= total) return []
  if (from < total / 2) return idsInOrder({ where, from, size })
  const wanted = Math.min(size, total - from)
  const ids = await idsBy({ where, from: total - from - wanted, size: wanted }, backwards)
  return ids.toReversed()
}

/** Ids in an order. */
export async function idsBy({ where, from, size }: Range, order: SQL): Promise<string[]> {
  const db = await database()
  const rows = db.select({ id: products.id }).from(products).where(where).orderBy(order)
  // Without a limit the planner reads the few matches; with one it may walk the whole list for them.
  return (await (size === undefined ? rows : rows.limit(size).offset(from))).map(({ id }) => id)
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
  // Materialised: the planner must read the index, not the products until it meets enough.
  const { rows } = await db.execute<{ total: number }>(sql`
    with hits as materialized (select 1 from ${products} where ${where})
    select count(*)::int as total from (select 1 from hits limit ${most}) few`)
  return rows[0]?.total ?? 0
}

/** Counts the products of a condition: all, and by category and subcategory id. */
export async function countByCategory(where: SQL): Promise<{ total: number; counts: Map<string, number> }> {
  const { categoryId, subcategoryId } = products
  const db = await database()
  const rows = await db
    .select({ categoryId, subcategoryId, products: count() })
    .from(products)
    .where(where)
    .groupBy(categoryId, subcategoryId)
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const id of [row.categoryId, row.subcategoryId]) if (id) counts.set(id, (counts.get(id) ?? 0) + row.products)
  return { total: rows.reduce((sum, row) => sum + row.products, 0), counts }
}
