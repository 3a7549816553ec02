import 'server-only'
import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { isMediaHash, mediaFileName, mediaWidths, type MediaFile, type MediaWidth } from '@/lib/media/address'
import { hasErrno } from '@/lib/utils/errno'
import { deleteOldFiles } from '../old-files'
import { writeFiles } from './write-files'

/** A picture's files by width. */
export type MediaFiles = Record<MediaWidth, Uint8Array>

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

/** Returns `DATA_DIR/media/ab/<hash>-<width>.webp`. Throws for an invalid `hash`, which prevents path traversal. */
export function mediaPath({ hash, width }: MediaFile): string {
  if (!isMediaHash(hash)) throw new Error('A media hash has 24 hex digits, or all 64')
  return join(mediaFolder(), hash.slice(0, 2), mediaFileName({ hash, width }))
}

/** Reads a picture file; null when it does not exist. */
export async function readMediaFile(file: MediaFile): Promise<Buffer | null> {
  return readIfThere(mediaPath(file))
}

/** Reads a file; null when it does not exist. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  }
}

/** Whether all files of a picture exist. */
export async function hasMediaFiles(hash: string): Promise<boolean> {
  const found = await Promise.allSettled(mediaWidths.map((width) => access(mediaPath({ hash, width }))))
  return found.every(({ status }) => status === 'fulfilled')
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
