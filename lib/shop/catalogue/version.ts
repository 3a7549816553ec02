import 'server-only'
import { eq, lte, sql } from 'drizzle-orm'
import { database, type Db, type Tx } from '@/lib/db/database'
import { catalogueChanges, catalogueVersion as versions } from '@/lib/db/schema'

/** The table has one row. */
const ROW = 1
/** Versions whose changes are kept, for instances that have not noticed them yet. */
const KEPT = 1000
/** How long another instance's change may go unnoticed, in ms. */
const CHECK_EVERY = 1000
/** How long a change of our own is waited for, in ms; after that its transaction was rolled back. */
const EXPECT_FOR = 10_000

interface Seen {
  version: number
  checkedAt: number
  checking: Promise<number> | null
  /** Version that a transaction of this process is about to commit. */
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
  const begun = performance.now()
  const [row] = await db.select({ version: versions.version }).from(versions).where(eq(versions.id, ROW))
  seen.version = Math.max(seen.version, row?.version ?? 0)
  seen.checkedAt = Math.max(seen.checkedAt, begun)
  return seen.version
}

/**
 * Tells every instance that the catalogue is another one. Call it in the transaction of every change of products,
 * categories, settings or groups, but not of a sale: stock is asked for separately. `changed` are the products whose texts,
 * category, price, rating, colours, place or visibility changed; without it all of them are read again, which takes long
 * in a large shop.
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

/** The catalogue's version: at most a second old, and never older than a change that this process has committed. */
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
