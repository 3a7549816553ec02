import 'server-only'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { isMediaHash, mediaFileName, mediaWidths, type MediaFile, type MediaWidth } from '@/lib/media/address'
import { deleteOldFiles } from '../old-files'
import { readIfThere, writeFiles } from './files'

/** A picture's files by width. */
export type MediaFiles = Record<MediaWidth, Uint8Array>

/** Age after which a scratch file belongs to a dead write, ms. */
const LEFTOVER_AFTER = 60 * 60 * 1000

/** Finished pictures of the demo, by content like uploads. A width without a file has that of the next larger one. */
const SHIPPED = join(process.cwd(), 'lib/db/demo/pictures')

/** The media folder, `DATA_DIR/media`. */
export function mediaFolder(): string {
  return join(config().dataDir, 'media')
}

/** Folder for files not yet renamed into place. */
export function scratchFolder(): string {
  return join(mediaFolder(), 'scratch')
}

/** Returns `DATA_DIR/media/ab/<hash>-<width>.webp`. Throws for an invalid `hash`, which prevents path traversal. */
export function mediaPath({ hash, width }: MediaFile): string {
  if (!isMediaHash(hash)) throw new Error('A media hash has 24 hex digits, or all 64')
  return join(mediaFolder(), hash.slice(0, 2), mediaFileName({ hash, width }))
}

/** Reads a picture file, stored or of the demo; null when there is none. */
export async function readMediaFile({ hash, width }: MediaFile): Promise<Buffer | null> {
  let file = await readIfThere(mediaPath({ hash, width }))
  for (const one of mediaWidths) if (!file && one >= width) file = await readIfThere(shippedPath({ hash, width: one }))
  return file
}

/** Whether all files of a picture exist. */
export async function hasMediaFiles(hash: string): Promise<boolean> {
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )
  const stored = await Promise.all(mediaWidths.map((width) => exists(mediaPath({ hash, width }))))
  return stored.every(Boolean) || exists(shippedPath({ hash, width: 1280 }))
}

function shippedPath(file: MediaFile): string {
  return join(SHIPPED, mediaFileName(file))
}

/** Writes a picture's files. Idempotent; a kill leaves no partial file. */
export async function writeMediaFiles(hash: string, files: MediaFiles): Promise<void> {
  const list = mediaWidths.map((width) => ({ path: mediaPath({ hash, width }), data: files[width] }))
  await writeFiles(list, scratchFolder())
}

/** Deletes a picture's files; ignores missing ones. */
export async function removeMediaFiles(hash: string): Promise<void> {
  await Promise.all(mediaWidths.map((width) => rm(mediaPath({ hash, width }), { force: true })))
}

/** Deletes scratch files of dead writes. */
export async function sweepScratch(): Promise<void> {
  await deleteOldFiles(scratchFolder(), { age: LEFTOVER_AFTER })
}
