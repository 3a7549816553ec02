import 'server-only'
import { and, desc, asc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import type { Bilingual } from '@/lib/contract/bilingual'
import { config } from '@/lib/config/environment'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { exportLayout, hashedRows } from './export-rows'
import { selectProducts, withSizes, type ExportedProduct } from './exported-product'

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
  const layout = exportLayout(await factLabels())
  yield `\uFEFF${stringify([layout.header])}`
  let last: ExportedProduct | undefined
  do {
    const page = await readPage(last)
    if (page.length > 0) yield stringify(page.flatMap((product) => hashedRows(product, layout, origin)))
    last = page.at(-1)
    await yieldToEventLoop()
  } while (last)
}

async function readPage(last: ExportedProduct | undefined): Promise<ExportedProduct[]> {
  const db = await database()
  const { id, rank } = products
  const after: SQL | undefined =
    last && or(lt(rank, last.product.rank), and(eq(rank, last.product.rank), gt(id, last.product.id)))
  return withSizes(db, await selectProducts(db).where(after).orderBy(desc(rank), asc(id)).limit(PAGE))
}

/** The labels of facts, once for each distinct sequence that products have. */
async function factLabels(): Promise<Bilingual[][]> {
  const db = await database()
  const labels = sql<Bilingual[]>`jsonb_path_query_array(${products.facts}, '$[*].label')`
  const rows = await db
    .selectDistinct({ labels })
    .from(products)
    .where(sql`${products.facts} <> '[]'`)
    .orderBy(labels)
  return rows.map((row) => row.labels)
}
