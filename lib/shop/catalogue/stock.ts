import 'server-only'
import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Product } from '@/lib/contract/product'
import { database, perDatabase, type Db } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { shownSize } from '@/lib/contract/selling'
import { sizesOf } from './sizes'

/** Maximum age of a displayed stock, in ms. Orders check again. */
const FRESH_FOR = 1000
const MOST = 50_000

/** A running or recent read. */
interface Stock {
  id: string
  quantity: Promise<number>
}
function stocksOf(db: Db) {
  return perDatabase(db, 'stocks', () => new LRUCache<string, Stock>({ max: MOST, ttl: FRESH_FOR, ttlResolution: 0 }))
}

async function readStock(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/** Stock by product, at most a second old; 0 for a missing product. For display only. */
async function stockOf(ids: string[]): Promise<Map<string, number>> {
  const db = await database()
  const stocks = stocksOf(db)
  const known = new Map(ids.flatMap((id) => stocks.get(id) ?? []).map((stock) => [stock.id, stock.quantity]))
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  if (missing.length > 0) {
    const reading = readStock(db, missing)
    for (const id of missing) {
      const quantity = reading.then((found) => found.get(id) ?? 0)
      known.set(id, quantity)
      stocks.set(id, { id, quantity })
    }
    // A failed read is not cached; its callers get the error.
    reading.catch(() => missing.forEach((id) => stocks.delete(id)))
  }
  return new Map(await Promise.all([...known].map(async ([id, quantity]) => [id, await quantity] as const)))
}

/** Adds the current stock to cached products, and the price of the size that it belongs to. */
export async function withStock(known: readonly Product[]): Promise<Product[]> {
  const stocks = await stockOf(known.map(({ id }) => id))
  const sized = known.filter(({ sizes }) => sizes.length > 0).map(({ id }) => id)
  const currentSizes = await sizesOf(await database(), sized)
  return known.map((product) => {
    const sizes = currentSizes.get(product.id)
    const shown = shownSize(sizes ?? [])
    if (sizes && shown) {
      const { price, oldPrice, stock } = shown
      return { ...product, sizes, price, oldPrice, stock }
    }
    const stock = stocks.get(product.id) ?? 0
    return stock === product.stock ? product : { ...product, stock }
  })
}

/** Caches stock that was read from `start` (`performance.now()`) on. */
export function noteStock(db: Db, rows: { id: string; stock: number }[], start: number): void {
  const stocks = stocksOf(db)
  for (const { id, stock } of rows) stocks.set(id, { id, quantity: Promise.resolve(stock) }, { start })
}

/** Clears the cached stock of products. Call after a sale, return or restock is committed. */
export async function forgetStock(ids: string[]): Promise<void> {
  const stocks = stocksOf(await database())
  ids.forEach((id) => stocks.delete(id))
}
