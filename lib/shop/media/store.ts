import 'server-only'
import { readdirSync } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { isMediaHash, mediaFileName, mediaWidths, type MediaFile, type MediaWidth } from '@/lib/media/address'
import { videoFileName, type VideoFile } from '@/lib/media/video-name'
import { singleton } from '@/lib/utils/singleton'
import { deleteOldFiles } from '../old-files'
import { readIfThere, writeFiles } from './files'

/** A picture's files by width. */
export type MediaFiles = Record<MediaWidth, Uint8Array>

/** Age after which a scratch file belongs to a dead write, ms. */
const LEFTOVER_AFTER = 60 * 60 * 1000

/** Finished pictures of the demo, named by content like uploads. A width without a file has that of the next larger one. */
const SHIPPED = join(process.cwd(), 'lib/db/demo/pictures')
const shippedNames = () => singleton('shipped-pictures', () => new Set(readdirSync(SHIPPED)))

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
export async function readMediaFile(file: MediaFile): Promise<Buffer | null> {
  return readIfThere(shippedPath(file) ?? mediaPath(file))
}

/** Whether all files of a picture exist. */
export async function hasMediaFiles(hash: string): Promise<boolean> {
  if (shippedPath({ hash, width: 1280 })) return true
  const found = await Promise.allSettled(mediaWidths.map((width) => access(mediaPath({ hash, width }))))
  return found.every(({ status }) => status === 'fulfilled')
}

function shippedPath({ hash, width }: MediaFile): string | null {
  const names = mediaWidths.filter((one) => one >= width).map((one) => mediaFileName({ hash, width: one }))
  const name = names.find((one) => shippedNames().has(one))
  return name ? join(SHIPPED, name) : null
}

/** Writes a picture's files. Idempotent; a kill leaves no partial file. */
export async function writeMediaFiles(hash: string, files: MediaFiles): Promise<void> {
  const list = mediaWidths.map((width) => ({ path: mediaPath({ hash, width }), data: files[width] }))
  await writeFiles(list, scratchFolder())
}

/** Returns `DATA_DIR/media/ab/<hash>.mp4`. */
export function videoPath(file: VideoFile): string {
  return join(mediaFolder(), file.hash.slice(0, 2), videoFileName(file))
}

/** Deletes the files of a picture or video; ignores missing ones. */
export async function removeMediaFiles(hash: string): Promise<void> {
  const pictures = mediaWidths.map((width) => mediaPath({ hash, width }))
  const videos = (['mp4', 'webm'] as const).map((kind) => videoPath({ hash, kind }))
  await Promise.all([...pictures, ...videos].map((path) => rm(path, { force: true })))
}

/** Deletes scratch files of dead writes. */
export async function sweepScratch(): Promise<void> {
  await deleteOldFiles(scratchFolder(), { age: LEFTOVER_AFTER })
}
