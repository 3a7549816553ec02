import 'server-only'
import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { isMediaHash, mediaFileName, type MediaFile } from '@/lib/media/address'
import { deleteOldFiles } from '../old-files'
import { readIfThere, writeFiles } from './files'
import type { MediaStore } from './object-store'
import { mediaNameHash } from './stored-names'

/** Age after which a scratch file belongs to a dead write, ms. */
const LEFTOVER_AFTER = 60 * 60 * 1000

/** The media folder, `DATA_DIR/media`. */
export function mediaFolder(): string {
  return join(config().dataDir, 'media')
}

/** Folder for files not yet renamed into place. */
export function scratchFolder(): string {
  return join(mediaFolder(), 'scratch')
}

/** Deletes scratch files of dead writes. */
export async function sweepScratch(): Promise<void> {
  await deleteOldFiles(scratchFolder(), { age: LEFTOVER_AFTER })
}

/** Returns `DATA_DIR/media/ab/<hash>-<width>.webp`. Throws for an invalid `hash`, which prevents path traversal. */
export function mediaPath({ hash, width }: MediaFile): string {
  if (!isMediaHash(hash)) throw new Error('A media hash has 24 hex digits')
  return pathOf(mediaFileName({ hash, width }))
}

/** `DATA_DIR/media/ab/<hash>…`; other files are in the folder itself. */
function pathOf(name: string): string {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new Error('A file of the media folder has a plain name')
  return join(mediaFolder(), mediaNameHash(name) ? name.slice(0, 2) : '', name)
}

async function detailsOf(path: string): Promise<{ size: number; changedAt: Date } | null> {
  const found = await stat(path).catch(() => null)
  return found && { size: found.size, changedAt: found.mtime }
}

/** The store of `DATA_DIR/media`. */
export const folderStore: MediaStore = {
  put: (files) =>
    writeFiles(
      files.map(({ name, data }) => ({ path: pathOf(name), data })),
      scratchFolder(),
    ),
  get: (name) => readIfThere(pathOf(name)),
  async open(name) {
    const path = pathOf(name)
    const found = await detailsOf(path)
    return found && { size: found.size, read: (start, end) => createReadStream(path, { start, end }) }
  },
  async remove(names) {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
  },
  async *list() {
    const folders = (await readdir(mediaFolder()).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
    for (const folder of folders.sort()) {
      const names = (await readdir(join(mediaFolder(), folder))).filter(mediaNameHash).sort()
      yield names.map((name) => ({ name, details: () => detailsOf(pathOf(name)) }))
    }
  },
}
