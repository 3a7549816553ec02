import 'server-only'
import { and, desc, asc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { config } from '@/lib/config/environment'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { exportColumns, type ExportedProduct, hashedRows, selectExported } from './export-rows'

/** Products per database read. */
const PAGE = 200

export async function countProducts(): Promise<number> {
  return (await database()).$count(products)
}

/**
 * Exports the whole catalogue, hidden products included, as a Shopify product CSV (older headers) followed by the shop's own
 * columns, in catalogue order. Importing it into an empty shop recreates the same products.
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
