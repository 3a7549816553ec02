import 'server-only'
import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import { database, transaction, type Tx } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { eachReferencedImage } from './referenced-images'

/** Pictures per transaction. */
const AT_ONCE = 200
/** Rows per read. */
const ROWS = 2000

/** Marks uploads without a reference and unmarks those referenced again. */
export async function markOrphans(stopping?: AbortSignal): Promise<void> {
  const orphaned = await uploads()
  const reReferenced: string[] = []
  await eachReferencedImage((hash) => {
    if (orphaned.get(hash)) reReferenced.push(hash)
    orphaned.delete(hash)
    return orphaned.size > 0 && !stopping?.aborted
  })
  if (stopping?.aborted) return
  const fresh = [...orphaned].filter(([, marked]) => !marked).map(([hash]) => hash)
  for (const [hashes, isOrphan] of [[fresh, true] as const, [reReferenced, false] as const])
    for (let from = 0; from < hashes.length; from += AT_ONCE) {
      await transaction((tx) => mark(tx, hashes.slice(from, from + AT_ONCE), isOrphan))
      await yieldToEventLoop()
    }
}

/** All uploads, each with its mark. */
async function uploads(): Promise<Map<string, boolean>> {
  const db = await database()
  const { hash, recipe, unnamedSince } = media
  const found = new Map<string, boolean>()
  for (let last = ''; ;) {
    const rows = await db
      .select({ hash, unnamedSince })
      .from(media)
      .where(and(isNull(recipe), gt(hash, last)))
      .orderBy(asc(hash))
      .limit(ROWS)
    for (const row of rows) found.set(row.hash, row.unnamedSince !== null)
    if (rows.length < ROWS) return found
    last = rows.at(-1)?.hash ?? ''
    await yieldToEventLoop()
  }
}

/** Marks or unmarks pictures. Skips rows locked by another transaction, which knows their newer state. */
export async function mark(tx: Tx, hashes: string[], orphaned: boolean): Promise<void> {
  if (hashes.length === 0) return
  const { hash } = media
  const free = await tx.select({ hash }).from(media).where(inArray(hash, hashes)).for('update', { skipLocked: true })
  const own = free.map((row) => row.hash)
  if (own.length === 0) return
  const unnamedSince = orphaned ? sql`coalesce(${media.unnamedSince}, now())` : null
  await tx.update(media).set({ unnamedSince }).where(inArray(hash, own))
}
