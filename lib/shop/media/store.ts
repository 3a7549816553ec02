import 'server-only'
import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { isMediaHash, mediaFileName, mediaWidths, type MediaFile, type MediaWidth } from '@/lib/media/address'
import { hasErrno } from '@/lib/utils/errno'
import { deleteOldFiles } from '../old-files'
import { writeFiles } from './write-files'

/** A picture's files, one per kept width. */
export type MediaFiles = Record<MediaWidth, Uint8Array>

/** A file in the scratch folder that is older than this belongs to a write that died. */
const LEFTOVER_AFTER = 60 * 60 * 1000

/** Folder of all pictures: `DATA_DIR/media`. */
export function mediaFolder(): string {
  return join(config().dataDir, 'media')
}

/** Where files are written before they get their name. */
export function scratchFolder(): string {
  return join(mediaFolder(), 'scratch')
}

/** `DATA_DIR/media/ab/<hash>-<width>.webp`. Throws when `hash` is none, so no path leads elsewhere. */
export function mediaPath({ hash, width }: MediaFile): string {
  if (!isMediaHash(hash)) throw new Error('A media hash has 24 hex digits, or all 64')
  return join(mediaFolder(), hash.slice(0, 2), mediaFileName({ hash, width }))
}

/** The file's bytes, or null when the shop does not keep it. */
export async function readMediaFile(file: MediaFile): Promise<Buffer | null> {
  return readIfThere(mediaPath(file))
}

/** The bytes of a file, or null when there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  }
}

/** Whether all files of a picture stand. */
export async function hasMediaFiles(hash: string): Promise<boolean> {
  const found = await Promise.allSettled(mediaWidths.map((width) => access(mediaPath({ hash, width }))))
  return found.every(({ status }) => status === 'fulfilled')
}

/** Keeps a picture's files. Writing the same picture again changes nothing; a kill leaves no half file. */
export async function writeMediaFiles(hash: string, files: MediaFiles): Promise<void> {
  const list = mediaWidths.map((width) => ({ path: mediaPath({ hash, width }), data: files[width] }))
  await writeFiles(list, scratchFolder())
}

/** Deletes all files of a picture, of which some may be missing. */
export async function removeMediaFiles(hash: string): Promise<void> {
  await Promise.all(mediaWidths.map((width) => rm(mediaPath({ hash, width }), { force: true })))
}

/** Deletes what writes that died have left behind. */
export async function sweepScratch(): Promise<void> {
  await deleteOldFiles(scratchFolder(), { age: LEFTOVER_AFTER })
}
