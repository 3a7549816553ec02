import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { SeedEvent } from '@/lib/contract/staff'
import { database, maintainDatabase, transaction } from '@/lib/db/database'
import { sqlState, UNIQUE_VIOLATION } from '@/lib/db/errors'
import { categories, productColors, products, subcategories } from '@/lib/db/schema'
import { breathe } from '../breathe'
import {
  syntheticProducts,
  type SyntheticProduct,
  type SyntheticShelf,
  type SyntheticSources,
} from '../catalogue/synthetic'
import { bumpCatalogue } from '../catalogue/version'

const BATCH = 100
/** Products from which on the database is tidied afterwards. */
const TIDY_FROM = 200
/** Products whose pictures the made-up ones borrow. */
const LENDERS = 200

/**
 * Adds `count` made-up products behind those already made, for scale tests. Throws Conflict in a shop without categories, and
 * when another run takes the same numbers.
 */
export async function* seedSynthetic(count: number): AsyncGenerator<SeedEvent> {
  const sources: SyntheticSources = { shelves: await shelves(), images: await borrowedImages() }
  if (sources.shelves.length === 0) {
    throw new ShopError('Conflict', [
      { path: 'products', msg: 'The shop has no categories yet: import products first.' },
    ])
  }
  const first = await nextNumber()
  for (let done = 0; done < count;) {
    const batch = [...syntheticProducts(first + done, Math.min(BATCH, count - done), sources)]
    await keep(batch).catch(takenMeanwhile)
    done += batch.length
    await breathe()
    yield { type: 'progress', done, total: count }
  }
  if (count >= TIDY_FROM) await maintainDatabase()
  yield { type: 'done', created: count, first: `synthetic-${first}`, last: `synthetic-${first + count - 1}` }
}

async function keep(batch: SyntheticProduct[]): Promise<void> {
  await transaction(async (tx) => {
    await tx.insert(products).values(batch)
    const colors = batch.flatMap(({ id, colors }) => colors.map((color) => ({ color, productId: id })))
    if (colors.length > 0) await tx.insert(productColors).values(colors)
    await bumpCatalogue(
      tx,
      batch.map(({ id }) => id),
    )
  })
}

function takenMeanwhile(error: unknown): never {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error
  const msg = 'Another run is making products at the same time: run this again when it has ended.'
  throw new ShopError('Conflict', [{ path: 'products', msg }])
}

async function shelves(): Promise<SyntheticShelf[]> {
  const db = await database()
  const below = await db.select().from(subcategories).orderBy(asc(subcategories.position))
  const all = await db.select().from(categories).orderBy(asc(categories.position))
  return all.map(({ id, value, nameEn, nameAr }) => ({
    id,
    value,
    name: { en: nameEn, ar: nameAr },
    subcategories: below
      .filter((one) => one.categoryId === id)
      .map((one) => ({ id: one.id, name: { en: one.nameEn, ar: one.nameAr } })),
  }))
}

async function borrowedImages(): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ images: products.images })
    .from(products)
    .where(eq(products.visible, true))
    .limit(LENDERS)
  return [...new Set(rows.flatMap((row) => row.images))]
}

/** One above the greatest number in use. */
async function nextNumber(): Promise<number> {
  const db = await database()
  const number = sql<number>`max(cast(substring(${products.handle} from 11) as integer))`.mapWith(Number)
  const [row] = await db
    .select({ number })
    .from(products)
    .where(sql`${products.handle} ~ '^synthetic-[0-9]{1,9}$'`)
  return row?.number ? row.number + 1 : 1
}
