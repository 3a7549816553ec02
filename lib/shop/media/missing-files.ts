import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { parseMediaFileName } from '@/lib/media/address'
import { yieldToEventLoop } from '../event-loop'
import { mediaFolder } from './store'

/** A file that is younger than this, in ms, may be of an upload that is still being kept. */
const YOUNG = 24 * 60 * 60 * 1000

/**
 * Gives files that have no row, as a kill in the midst of an upload leaves them, a row of a picture that nobody names: they then
 * go the way of all such pictures, unless the same upload comes again.
 */
export async function adoptMissingFiles(stopping?: AbortSignal): Promise<void> {
  const folders = (await readdir(mediaFolder()).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const db = await database()
  for (const folder of folders) {
    if (stopping?.aborted) return
    const lost = await oldFilesWithoutRow(folder)
    const rows = lost.map((hash) => ({ hash, width: 0, height: 0, unnamedSince: sql`now()` }))
    if (rows.length > 0) await db.insert(media).values(rows).onConflictDoNothing()
    await yieldToEventLoop()
  }
}

/** Hashes of the pictures in a folder of which there are only files, and none of those young. */
async function oldFilesWithoutRow(folder: string): Promise<string[]> {
  const files = new Map<string, string[]>()
  for (const name of await readdir(join(mediaFolder(), folder))) {
    const hash = parseMediaFileName(name)?.hash
    if (hash) files.set(hash, [...(files.get(hash) ?? []), join(mediaFolder(), folder, name)])
  }
  if (files.size === 0) return []
  const db = await database()
  const rows = await db
    .select({ hash: media.hash })
    .from(media)
    .where(inArray(media.hash, [...files.keys()]))
  for (const { hash } of rows) files.delete(hash)
  const lost: string[] = []
  for (const [hash, paths] of files) if ((await newest(paths)) < Date.now() - YOUNG) lost.push(hash)
  return lost
}

/** When the newest of these files was written, ms since 1970; one that is gone meanwhile counts as new. */
async function newest(paths: string[]): Promise<number> {
  const times = paths.map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    ),
  )
  return Math.max(...(await Promise.all(times)))
}
