import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, perDatabase, type Db, type Tx } from '@/lib/db/database'
import { catalogueVersion as versions } from '@/lib/db/schema'

/** Id of the only row. */
const ROW = 1
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

function seenIn(db: Db): Seen {
  return perDatabase(db, 'catalogueVersions', () => ({
    version: -1,
    checkedAt: -Infinity,
    checking: null,
    expected: -1,
    expectedUntil: 0,
  }))
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
 * settings or groups, but not of stock.
 */
export async function bumpCatalogue(tx: Tx): Promise<void> {
  const [row] = await tx
    .insert(versions)
    .values({ id: ROW, version: 1 })
    .onConflictDoUpdate({ target: versions.id, set: { version: sql`${versions.version} + 1` } })
    .returning({ version: versions.version })
  if (!row) throw new Error('The catalogue has no version')
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
