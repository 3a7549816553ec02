import 'server-only'
import { and, desc, asc, count, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { config } from '@/lib/config/environment'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { exportColumns, type ExportedProduct } from './export-rows'
import { hashedRows } from './exported-draft'
import { selectExported } from './select-exported'

/** Products read from the database at a time. */
const PAGE = 200

/** Products an export holds. */
export async function countProducts(): Promise<number> {
  const db = await database()
  const [row] = await db.select({ products: count() }).from(products)
  return row?.products ?? 0
}

/**
 * The whole catalogue, hidden products too, as a Shopify product CSV of the older generation with the shop's own columns
 * behind, in the order of the shop's list. An import of it into an empty shop gives the same products.
 */
export async function* exportCsv(): AsyncGenerator<string> {
  const origin = config().shopUrl
  yield `\uFEFF${stringify([[...exportColumns]])}`
  let last: ExportedProduct | undefined
  do {
    const page = await readPage(last)
    if (page.length > 0) yield stringify(page.flatMap((product) => hashedRows(product, origin)))
    last = page.at(-1)
    await yieldToEventLoop()
  } while (last)
}

async function readPage(last: ExportedProduct | undefined): Promise<ExportedProduct[]> {
  const db = await database()
  const { id, rank } = products
  const after: SQL | undefined =
    last && or(lt(rank, last.product.rank), and(eq(rank, last.product.rank), gt(id, last.product.id)))
  return selectExported(db).where(after).orderBy(desc(rank), asc(id)).limit(PAGE)
}
