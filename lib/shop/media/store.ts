import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFileName, mediaWidths, type MediaFile, type MediaWidth } from '@/lib/media/address'
import { videoFileName, type StoredVideo, type VideoFile } from '@/lib/media/video-name'
import { readIfThere } from './files'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { diskCache } from './disk-cache'
import { folderStore } from './folder-store'
import type { MediaStore } from './object-store'
import { s3Store } from './s3-store'
import { isStored } from './stored-names'

/** A picture's files by width. */
export type MediaFiles = Record<MediaWidth, Uint8Array>

/** Finished pictures of the demo, named by content like uploads. A width without a file has that of the next larger one. */
const SHIPPED = join(process.cwd(), 'lib/db/demo/pictures')
const shippedNames = () => singleton('shipped-pictures', () => new Set(readdirSync(SHIPPED)))

/** Where new files go: the bucket of `MEDIA_STORE`, else the folder. */
export function mediaStore(): MediaStore {
  return s3Store() ?? folderStore
}

/**
 * Reads a picture file, stored or of the demo; null when there is none. Throws when the bucket fails and no file here has the
 * picture.
 */
export async function readMediaFile(file: MediaFile): Promise<Buffer | null> {
  const shipped = shippedPath(file)
  return shipped ? readIfThere(shipped) : readStored(mediaFileName(file))
}

async function readStored(name: string): Promise<Buffer | null> {
  const bucket = s3Store()
  if (!bucket) return folderStore.get(name)
  // The folder has what is not moved yet.
  const local = (await diskCache().read(name)) ?? (await folderStore.get(name))
  if (local) return local
  const bytes = await bucket.get(name)
  if (bytes) await cache(name, bytes)
  return bytes
}

/** A full disk must not lose a picture that was just read or stored. */
async function cache(name: string, data: Uint8Array): Promise<void> {
  await diskCache()
    .write(name, data)
    .catch((error: unknown) => log().warn({ err: error }, `The picture ${name} could not be cached`))
}

/** Lists the bucket, so that pages name the CDN for what it holds. Throws when it fails. */
export async function learnStored(stopping: AbortSignal): Promise<void> {
  const files = s3Store()?.list() ?? []
  for await (const _ of files) if (stopping.aborted) return
}

/** Whether all files of a picture exist. */
export async function hasMediaFiles(hash: string): Promise<boolean> {
  if (shippedPath({ hash, width: 1280 }) || isStored(hash)) return true
  const found = await Promise.all(mediaWidths.map((width) => mediaStore().open(mediaFileName({ hash, width }))))
  return found.every((file) => file !== null)
}

function shippedPath({ hash, width }: MediaFile): string | null {
  const names = mediaWidths.filter((one) => one >= width).map((one) => mediaFileName({ hash, width: one }))
  const name = names.find((one) => shippedNames().has(one))
  return name ? join(SHIPPED, name) : null
}

/** Writes a picture's files. Idempotent; a kill leaves no partial file. */
export async function writeMediaFiles(hash: string, files: MediaFiles): Promise<void> {
  const list = mediaWidths.map((width) => ({ name: mediaFileName({ hash, width }), data: files[width] }))
  await mediaStore().put(list)
  if (s3Store()) for (const { name, data } of list) await cache(name, data)
}

/** Opens a stored video; null when there is none. */
export async function openVideo(file: VideoFile): Promise<StoredVideo | null> {
  const name = videoFileName(file)
  return (await folderStore.open(name)) ?? s3Store()?.open(name) ?? null
}

/** Deletes the files of pictures or videos, everywhere; ignores missing ones. */
export async function removeMediaFiles(hashes: string[]): Promise<void> {
  const names = hashes.flatMap((hash) => [
    ...mediaWidths.map((width) => mediaFileName({ hash, width })),
    ...(['mp4', 'webm'] as const).map((kind) => videoFileName({ hash, kind })),
  ])
  if (names.length === 0) return
  await folderStore.remove(names)
  const bucket = s3Store()
  if (!bucket) return
  await bucket.remove(names)
  for (const name of names) await diskCache().remove(name)
}
