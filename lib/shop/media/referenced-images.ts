import 'server-only'
import { and, asc, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { database, type Tx } from '@/lib/db/database'
import { categories, customers, orderLines, products, settings, signups } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'

/** All columns that reference pictures by hash or URL; most references per row first. */
export const imageColumns: readonly AnyPgColumn[] = [
  products.images,
  products.video,
  categories.image,
  settings.value,
  customers.image,
  signups.image,
  orderLines.image,
]

const HASHES = /[0-9a-f]{24}/g
/** Rows per read: the embedded database serves nothing else meanwhile. */
const AT_ONCE = 500

/** Returns the hashes that any column references. Takes seconds in a large shop. */
export async function referencedImages(stopping?: AbortSignal): Promise<Set<string>> {
  const db = await database()
  const found = new Set<string>()
  for (const column of imageColumns) {
    const key = getTableConfig(column.table).columns.find(({ primary }) => primary)
    if (!key) throw new Error(`${column.name} stands in a table without a key of one column`)
    const fields = { key: sql<string>`${key}`, text: sql<string>`${column}::text` }
    for (let last: string | undefined = ''; last !== undefined && !stopping?.aborted;) {
      const next = and(gt(key, last), isNotNull(column))
      const rows = await db.select(fields).from(column.table).where(next).orderBy(asc(key)).limit(AT_ONCE)
      for (const { text } of rows) for (const hash of text.match(HASHES) ?? []) found.add(hash)
      last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.key
      await yieldToEventLoop()
    }
  }
  return found
}

/** Returns the `hashes` referenced now. Pass a few hundred at a time: each call reads every row that may hold a reference. */
export async function referencedAmong(tx: Tx, hashes: string[]): Promise<Set<string>> {
  const list = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  )
  const queries = imageColumns.map(
    (column) => sql`select name from (${namesIn(column)}) as names where name in (${list})`,
  )
  const { rows } = await tx.execute<{ name: string }>(sql.join(queries, sql` union `))
  return new Set(rows.map(({ name }) => name))
}

function namesIn(column: AnyPgColumn): SQL {
  const { table } = column
  if (column === products.images) {
    const list = sql`case jsonb_typeof(${column}) when 'array' then ${column} else jsonb_build_array(${column}) end`
    return sql`select ${nameIn(sql`one`)} as name from ${table}, jsonb_array_elements_text(${list}) as one`
  }
  if (column.getSQLType() === 'jsonb')
    return sql`select (regexp_matches(${column}::text, ${HASHES.source}, 'g'))[1] as name from ${table}`
  return sql`select ${nameIn(sql`${column}`)} as name from ${table}`
}

/** Extracts the hash from a reference. Most are a bare hash; a regular expression on all of them is slow. */
function nameIn(text: SQL): SQL {
  return sql`case when length(${text}) in (24, 64) then ${text} else substring(${text} from ${HASHES.source}) end`
}
