import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { SeedEvent } from '@/lib/contract/staff'
import { database, maintainDatabase, transaction, type Tx } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { audited } from '../audit/record'
import { allCategories } from '../catalogue/lock-categories'
import { syntheticProducts, type SyntheticCategory, type SyntheticSources } from '../catalogue/synthetic'
import { bumpCatalogue } from '../catalogue/version'
import { holdCategories } from '../import/shop-categories'

const BATCH = 100
/** From this many products on, the database is maintained afterwards. */
const MAINTENANCE_FROM = 200
/** Number of products whose pictures are reused. */
const PICTURE_SOURCES = 200

/** Adds `count` synthetic products after the existing ones, for scale tests. Throws Conflict in a shop without categories. */
export async function* seedSynthetic(count: number): AsyncGenerator<SeedEvent> {
  const images = await borrowedImages()
  const first = await nextNumber()
  for (let done = 0; done < count;) {
    const [from, size] = [first + done, Math.min(BATCH, count - done)]
    await transaction((tx) => makeSome(tx, { from, size, images }))
    done += size
    await yieldToEventLoop()
    yield { type: 'progress', done, total: count }
  }
  if (count >= MAINTENANCE_FROM) await maintainDatabase()
  const [from, to] = [`synthetic-${first}`, `synthetic-${first + count - 1}`]
  yield { type: 'done', result: { created: count, first: from, last: to } }
}

/** Adds a batch in the current categories, which staff may change meanwhile. */
async function makeSome(
  tx: Tx,
  { from, size, images }: { from: number; size: number; images: string[] },
): Promise<void> {
  await holdCategories(tx)
  const sources: SyntheticSources = { categories: await syntheticCategories(tx), images }
  if (sources.categories.length === 0)
    throw new ShopError('Conflict', [{ path: 'products', msg: 'The shop has no categories: import products first.' }])
  await tx.insert(products).values([...syntheticProducts(from, size, sources)])
  await bumpCatalogue(tx)
  await audited(tx, { subject: 'synthetic products', after: { from, size } })
}

async function syntheticCategories(tx: Tx): Promise<SyntheticCategory[]> {
  const { categories, subcategories: below } = await allCategories(tx)
  return categories.map(({ id, value, nameEn, nameAr }) => ({
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
    .limit(PICTURE_SOURCES)
  return [...new Set(rows.flatMap((row) => row.images))]
}

/** Returns the next free number. */
async function nextNumber(): Promise<number> {
  const db = await database()
  const number = sql<number>`max(cast(substring(${products.handle} from 11) as integer))`.mapWith(Number)
  const [row] = await db
    .select({ number })
    .from(products)
    .where(sql`${products.handle} ~ '^synthetic-[0-9]{1,9}$'`)
  return row?.number ? row.number + 1 : 1
}
