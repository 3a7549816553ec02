import 'server-only'
import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm'
import { transaction, type Tx } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { referencedAmong } from './referenced-images'
import { removeMediaFiles } from './store'
import { mark } from './orphan-marks'

/** Pictures per transaction. */
const AT_ONCE = 200

/** Deletes pictures marked as orphans for a day, with their files, unless they are referenced again. */
export async function deleteOrphans(stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await transaction(deleteSome)) === AT_ONCE) await yieldToEventLoop()
}

/**
 * Deletes one batch of expired pictures; returns how many it checked. Locks their rows from before the last reference check until
 * the files are gone, so that a concurrent upload of the same bytes waits and then stores them again. Deletes files first: a kill
 * then leaves a row without files, which an upload repairs and the next sweep deletes.
 */
async function deleteSome(tx: Tx): Promise<number> {
  const { hash, recipe, unnamedSince } = media
  const due = await tx
    .select({ hash })
    .from(media)
    .where(and(isNull(recipe), lt(unnamedSince, sql`now() - interval '1 day'`)))
    .orderBy(asc(hash))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const hashes = due.map((row) => row.hash)
  if (hashes.length === 0) return 0
  const referenced = await referencedAmong(tx, hashes)
  await mark(tx, [...referenced], false)
  const orphans = hashes.filter((one) => !referenced.has(one))
  await Promise.all(orphans.map(removeMediaFiles))
  if (orphans.length > 0) await tx.delete(media).where(inArray(hash, orphans))
  return hashes.length
}
