import 'server-only'
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { database, type Db } from '@/lib/db/database'
import { catalogueChanges, catalogueVersion as versions, products } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { inTurns, yieldToEventLoop } from '../event-loop'
import { catalogueVersion } from '../catalogue/version'
import { ProductIndex, type ReadProduct } from './product-index'

/** Products per read: the embedded engine blocks meanwhile. */
const BATCH = 500
/** Up to this many products, callers wait for the index (some tenths of a second); above, the database serves searches while it loads. */
const WAITED_FOR = 5000
/** Attempts, since a running read may have started before the requested version. */
const TRIES = 3

interface Live {
  index: ProductIndex
  /** Catalogue version the index includes. */
  version: number
}

interface Reading {
  work: Promise<void>
  /** True when callers should not wait. */
  long: boolean
}

interface IndexState {
  live: Live | null
  reading: Promise<Reading> | null
}

declare global {
  var oasisProductIndex: WeakMap<Db, IndexState> | undefined
}

function stateOf(db: Db): IndexState {
  const all = (globalThis.oasisProductIndex ??= new WeakMap())
  const known = all.get(db)
  if (known) return known
  const state = { live: null, reading: null }
  all.set(db, state)
  return state
}

function readProducts(db: Db, where: SQL | undefined): Promise<ReadProduct[]> {
  const { id, rank, createdAt, categoryId, subcategoryId, price, averageRating, ratingsCount, colors } = products
  const { searchTitle, searchText } = products
  const facts = { id, rank, createdAt, categoryId, subcategoryId, price, averageRating, ratingsCount, colors }
  return db
    .select({ ...facts, searchTitle, searchText })
    .from(products)
    .where(and(where, eq(products.visible, true)))
    .orderBy(asc(id))
    .limit(BATCH)
}

/** Builds the index; pauses between batches if `long`. Changes made meanwhile may be missed, so the version is the initial one. */
async function readAll(db: Db, version: number, long: boolean): Promise<Live> {
  const index = new ProductIndex()
  const readSome = async (after: string) => {
    const batch = await readProducts(db, gt(products.id, after))
    index.change([], batch)
    return batch
  }
  for (let last = '', more = true; more;) {
    const after = last
    const batch = await (long ? inTurns(() => readSome(after)) : readSome(after))
    last = batch.at(-1)?.id ?? last
    more = batch.length === BATCH
    if (more) await yieldToEventLoop()
  }
  return { index, version }
}

async function updateIndex(db: Db, { index }: Live, ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH)
    index.change(some, await readProducts(db, inArray(products.id, some)))
    if (from + BATCH < ids.length) await yieldToEventLoop()
  }
}

/** The products that changed since `live`. */
async function changedSince(db: Db, { version }: Live): Promise<string[]> {
  const { productId } = catalogueChanges
  const rows = await db
    .selectDistinct({ productId })
    .from(catalogueChanges)
    .where(gt(catalogueChanges.version, version))
  return rows.map((row) => row.productId)
}

/** Starts to update the index to the current catalogue version. */
async function beginReading(db: Db, state: IndexState): Promise<Reading> {
  const [now = { version: 0, completeFrom: 0 }] = await db.select().from(versions)
  const live = state.live && state.live.version >= now.completeFrom && !state.live.index.worn ? state.live : null
  const changed = live && (await changedSince(db, live))
  const count = changed ? changed.length : await db.$count(products, eq(products.visible, true))
  const long = count > WAITED_FOR
  const start = performance.now()
  if (long) log().info({ products: count }, 'Search is loading; spelling is not corrected until it is ready')
  const update = async () => {
    if (live && changed) await updateIndex(db, live, changed)
    state.live = live ? { ...live, version: now.version } : await readAll(db, now.version, long)
    if (long) log().info({ seconds: Math.round((performance.now() - start) / 1000) }, 'Search is ready')
  }
  const work = update().finally(() => {
    state.reading = null
  })
  work.catch((error: unknown) => log().info({ err: error }, 'Could not read the product index'))
  return { work, long }
}

/**
 * The index of visible products, no older than the last change this process knows. Null while a large catalogue loads
 * (some seconds after the start and after large imports): use the database then.
 */
export async function productIndex(): Promise<ProductIndex | null> {
  const db = await database()
  const version = await catalogueVersion()
  const state = stateOf(db)
  for (let tries = 0; tries < TRIES; tries++) {
    if (state.live && state.live.version >= version) return state.live.index
    state.reading ??= beginReading(db, state).catch((error: unknown) => {
      state.reading = null
      throw error
    })
    const { work, long } = await state.reading
    if (long) return null
    await work
  }
  return null
}

/** Whether the index of a large catalogue is loading. */
export async function isSearchLoading(): Promise<boolean> {
  const reading = await stateOf(await database()).reading
  return reading?.long ?? false
}

/** Loads the index before the first visitors need it. */
export async function warmIndex(): Promise<void> {
  await productIndex()
}
