import 'server-only'
import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Product } from '@/lib/contract/product'
import { database, type Db } from '@/lib/db/database'
import { products } from '@/lib/db/schema'

/** How old a number on a page may be, in ms. Selling checks again. */
const FRESH_FOR = 1000
const MOST = 50_000

/** What is being read, or was a moment ago. */
interface Stock {
  id: string
  pieces: Promise<number>
}
type Stocks = LRUCache<string, Stock>

declare global {
  var oasisStocks: WeakMap<Db, Stocks> | undefined
}

function stocksOf(db: Db): Stocks {
  const all = (globalThis.oasisStocks ??= new WeakMap())
  const known = all.get(db)
  if (known) return known
  const fresh: Stocks = new LRUCache({ max: MOST, ttl: FRESH_FOR, ttlResolution: 0 })
  all.set(db, fresh)
  return fresh
}

async function readStock(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/** Pieces on the shelf by product, at most a second old; 0 for a product that is gone. To show, not to sell by. */
async function stockOf(ids: string[]): Promise<Map<string, number>> {
  const db = await database()
  const stocks = stocksOf(db)
  const known = new Map(ids.flatMap((id) => stocks.get(id) ?? []).map((stock) => [stock.id, stock.pieces]))
  const asked = [...new Set(ids)].filter((id) => !known.has(id))
  if (asked.length > 0) {
    const reading = readStock(db, asked)
    for (const id of asked) {
      const pieces = reading.then((found) => found.get(id) ?? 0)
      known.set(id, pieces)
      stocks.set(id, { id, pieces })
    }
    // A failed read is not kept; whoever waits for it hears of it below.
    reading.catch(() => asked.forEach((id) => stocks.delete(id)))
  }
  return new Map(await Promise.all([...known].map(async ([id, pieces]) => [id, await pieces] as const)))
}

/** Remembered products with the stock of now. */
export async function withStock(known: readonly Product[]): Promise<Product[]> {
  const stocks = await stockOf(known.map(({ id }) => id))
  return known.map((product) => {
    const stock = stocks.get(product.id) ?? 0
    return stock === product.stock ? product : { ...product, stock }
  })
}

/** Keeps numbers whose reading began at `start` (`performance.now()`), so that nobody reads them again for a moment. */
export function noteStock(db: Db, rows: { id: string; stock: number }[], start: number): void {
  const stocks = stocksOf(db)
  for (const { id, stock } of rows) stocks.set(id, { id, pieces: Promise.resolve(stock) }, { start })
}

/** Makes this process read the stock of these products again. Call after a sale, a return or a restock is committed. */
export async function forgetStock(ids: string[]): Promise<void> {
  const stocks = stocksOf(await database())
  ids.forEach((id) => stocks.delete(id))
}
