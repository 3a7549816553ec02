import 'server-only'
import { asc, gt, inArray, lt, sql } from 'drizzle-orm'
import { database, transaction, type Tx } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { ownsMediaFolder } from './folder-owner'
import { referencedAmong, referencedImages } from './referenced-images'
import { byHash, type ListedFile } from './object-store'
import { mediaStore, removeMediaFiles } from './store'

/** Pictures per transaction. */
const AT_ONCE = 200
/** Rows per read. */
const ROWS = 2000
/** Age in ms below which a file may belong to an unfinished upload. */
const UPLOAD_MAX_AGE = 24 * 60 * 60 * 1000

/**
 * Deletes pictures and videos with their files after a day without a reference: avatars of abandoned sign-ups, replaced pictures. One pass marks
 * unreferenced pictures; a pass a day later deletes those still marked and unreferenced. See docs/decisions/10-unreferenced-pictures.md.
 * Skips a media folder or bucket of another database.
 */
export async function sweepImages(stopping?: AbortSignal): Promise<void> {
  if (!(await ownsMediaFolder())) return
  await adoptFiles(stopping)
  await markOrphans(stopping)
  await deleteOrphans(stopping)
}

/** Adds marked rows for old files without a row, as a killed upload leaves them. */
async function adoptFiles(stopping?: AbortSignal): Promise<void> {
  const db = await database()
  for await (const listed of mediaStore().list()) {
    if (stopping?.aborted) return
    const files = byHash(listed)
    const rows = await db
      .select({ hash: media.hash })
      .from(media)
      .where(inArray(media.hash, [...files.keys()]))
    for (const { hash } of rows) files.delete(hash)
    for (const [hash, own] of files)
      if ((await newest(own)) < Date.now() - UPLOAD_MAX_AGE)
        await db
          .insert(media)
          .values({ hash, width: 0, height: 0, unnamedSince: sql`now()` })
          .onConflictDoNothing()
    await yieldToEventLoop()
  }
}

/** Modification time of the newest file, ms since 1970; a file deleted meanwhile counts as new. */
async function newest(files: ListedFile[]): Promise<number> {
  const times = files.map(async ({ details }) => (await details())?.changedAt.getTime() ?? Infinity)
  return Math.max(...(await Promise.all(times)))
}

/** Marks pictures without a reference and unmarks those referenced again. */
async function markOrphans(stopping?: AbortSignal): Promise<void> {
  const referenced = await referencedImages(stopping)
  const db = await database()
  const { hash, unnamedSince } = media
  for (let last: string | undefined = ''; last !== undefined && !stopping?.aborted;) {
    const rows = await db
      .select({ hash, marked: unnamedSince })
      .from(media)
      .where(gt(hash, last))
      .orderBy(asc(hash))
      .limit(ROWS)
    const wrong = rows.filter(({ hash, marked }) => referenced.has(hash) === (marked !== null))
    for (let from = 0; from < wrong.length; from += AT_ONCE)
      await transaction(async (tx) => {
        const some = wrong.slice(from, from + AT_ONCE)
        await mark(
          tx,
          some.flatMap(({ hash, marked }) => (marked ? [] : [hash])),
          true,
        )
        await mark(
          tx,
          some.flatMap(({ hash, marked }) => (marked ? [hash] : [])),
          false,
        )
      })
    last = rows.length < ROWS ? undefined : rows.at(-1)?.hash
    await yieldToEventLoop()
  }
}

/** Marks or unmarks pictures. Skips rows locked by another transaction, which knows their newer state. */
async function mark(tx: Tx, hashes: string[], orphaned: boolean): Promise<void> {
  if (hashes.length === 0) return
  const { hash } = media
  const free = await tx.select({ hash }).from(media).where(inArray(hash, hashes)).for('update', { skipLocked: true })
  const own = free.map((row) => row.hash)
  const unnamedSince = orphaned ? sql`coalesce(${media.unnamedSince}, now())` : null
  if (own.length > 0) await tx.update(media).set({ unnamedSince }).where(inArray(hash, own))
}

/** Deletes pictures marked for a day, with their files, unless they are referenced again. */
export async function deleteOrphans(stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await transaction(deleteSome)) === AT_ONCE) await yieldToEventLoop()
}

/**
 * Deletes one batch of expired pictures; returns how many it checked. Locks their rows from before the last reference check until
 * the files are gone, so that a concurrent upload of the same bytes waits and then stores them again. Deletes files first: a kill
 * then leaves a row without files, which an upload repairs and the next sweep deletes.
 */
async function deleteSome(tx: Tx): Promise<number> {
  const { hash, unnamedSince } = media
  const due = await tx
    .select({ hash })
    .from(media)
    .where(lt(unnamedSince, sql`now() - interval '1 day'`))
    .orderBy(asc(hash))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const hashes = due.map((row) => row.hash)
  if (hashes.length === 0) return 0
  const referenced = await referencedAmong(tx, hashes)
  await mark(tx, [...referenced], false)
  const orphans = hashes.filter((one) => !referenced.has(one))
  await removeMediaFiles(orphans)
  if (orphans.length > 0) await tx.delete(media).where(inArray(hash, orphans))
  return hashes.length
}
