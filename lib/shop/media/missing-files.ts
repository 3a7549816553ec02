import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { parseMediaFileName } from '@/lib/media/address'
import { yieldToEventLoop } from '../event-loop'
import { mediaFolder } from './store'

/** Age in ms below which a file may belong to an unfinished upload. */
const UPLOAD_MAX_AGE = 24 * 60 * 60 * 1000

/** Adds rows for files without one, as a killed upload leaves them, so that the orphan sweep deletes them. */
export async function adoptMissingFiles(stopping?: AbortSignal): Promise<void> {
  const folders = (await readdir(mediaFolder()).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const db = await database()
  for (const folder of folders) {
    if (stopping?.aborted) return
    const orphans = await oldFilesWithoutRow(folder)
    const rows = orphans.map((hash) => ({ hash, width: 0, height: 0, unnamedSince: sql`now()` }))
    if (rows.length > 0) await db.insert(media).values(rows).onConflictDoNothing()
    await yieldToEventLoop()
  }
}

/** Hashes in a folder that have files but no row, all of them old. */
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
  const orphans: string[] = []
  for (const [hash, paths] of files) if ((await newest(paths)) < Date.now() - UPLOAD_MAX_AGE) orphans.push(hash)
  return orphans
}

/** Modification time of the newest file, ms since 1970; a file deleted meanwhile counts as new. */
async function newest(paths: string[]): Promise<number> {
  const times = paths.map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    ),
  )
  return Math.max(...(await Promise.all(times)))
}
