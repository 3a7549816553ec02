import 'server-only'
import { eq, lte, sql } from 'drizzle-orm'
import { database, type Db, type Tx } from '@/lib/db/database'
import { catalogueChanges, catalogueVersion as versions } from '@/lib/db/schema'

/** Id of the only row. */
const ROW = 1
/** Versions whose changes are kept for other instances. */
const KEPT = 1000
/** How long a version is trusted, in ms: the delay until another instance’s change is noticed. */
const CHECK_EVERY = 1000
/** How long a commit of this process is awaited, in ms; later its transaction was rolled back. */
const EXPECT_FOR = 10_000

interface Seen {
  version: number
  checkedAt: number
  checking: Promise<number> | null
  /** Version this process is about to commit. */
  expected: number
  expectedUntil: number
}

declare global {
  var oasisCatalogueVersions: WeakMap<Db, Seen> | undefined
}

function seenIn(db: Db): Seen {
  const all = (globalThis.oasisCatalogueVersions ??= new WeakMap())
  const known = all.get(db)
  if (known) return known
  const seen = { version: -1, checkedAt: -Infinity, checking: null, expected: -1, expectedUntil: 0 }
  all.set(db, seen)
  return seen
}

async function check(db: Db, seen: Seen): Promise<number> {
  const start = performance.now()
  const [row] = await db.select({ version: versions.version }).from(versions).where(eq(versions.id, ROW))
  seen.version = Math.max(seen.version, row?.version ?? 0)
  seen.checkedAt = Math.max(seen.checkedAt, start)
  return seen.version
}

/**
 * Increments the catalogue version for all instances. Call in the transaction of every change of products, categories,
 * settings or groups, but not of stock. `changed` lists products whose text, category, price, rating, colors, rank or
 * visibility changed; without it every instance reads all products again, which is slow in a large shop.
 */
export async function bumpCatalogue(tx: Tx, changed?: readonly string[]): Promise<void> {
  const next = sql`${versions.version} + 1`
  const oldest = sql`greatest(${versions.completeFrom}, ${versions.version} + 1 - ${KEPT}::integer)`
  const [row] = await tx
    .insert(versions)
    .values({ id: ROW, version: 1, completeFrom: 1 })
    .onConflictDoUpdate({ target: versions.id, set: { version: next, completeFrom: changed ? oldest : next } })
    .returning({ version: versions.version, completeFrom: versions.completeFrom })
  if (!row) throw new Error('The catalogue has no version')
  if (changed && changed.length > 0) {
    await tx.insert(catalogueChanges).values(changed.map((productId) => ({ version: row.version, productId })))
  }
  if (row.version % KEPT === 0) await tx.delete(catalogueChanges).where(lte(catalogueChanges.version, row.completeFrom))
  const seen = seenIn(await database())
  seen.expected = row.version
  seen.expectedUntil = performance.now() + EXPECT_FOR
}

/** The catalogue version: at most a second old, and never older than a commit of this process. */
export async function catalogueVersion(): Promise<number> {
  const db = await database()
  const seen = seenIn(db)
  const now = performance.now()
  if (seen.expected > seen.version && now < seen.expectedUntil) return check(db, seen)
  if (now - seen.checkedAt < CHECK_EVERY) return seen.version
  seen.checking ??= check(db, seen).finally(() => {
    seen.checking = null
  })
  return seen.checking
}
