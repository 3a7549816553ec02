import 'server-only'
import { eq } from 'drizzle-orm'
import { PICTURE_MAX_BYTES } from '@/lib/contract/staff'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { pictureHash } from '@/lib/media/hash'
import { collect, type Incoming } from './collect'
import { mediaState } from './process-state'
import { assertPicture, reencode } from './reencode'
import { hasMediaFiles, writeMediaFiles } from './store'
import { retainImages } from './retain-images'

/** Largest uploads. */
export const uploadLimits = {
  avatar: { maxBytes: 5 * 1024 ** 2 },
  product: { maxBytes: PICTURE_MAX_BYTES, maxPixels: 100e6 },
} as const

export interface UploadOptions {
  maxBytes: number
  /** `MAX_PIXELS` unless given. */
  maxPixels?: number
  /** Where the picture came from, for the importer to know it again. */
  source?: string
}

/** A picture the shop keeps; sizes in px of its largest file. */
export interface SavedPicture {
  hash: string
  width: number
  height: number
}

/**
 * Keeps a picture from outside and names it by a hash of its bytes: the same bytes give the same picture. Takes
 * JPEG, PNG, WebP, GIF (first frame) and AVIF; the kept files are made anew, so place, camera and hidden scripts are gone.
 * Throws PayloadTooLarge or InvalidImage. Not inside a transaction: it takes its time and writes its own row.
 */
export async function saveUpload(
  bytes: Incoming,
  { maxBytes, maxPixels, source }: UploadOptions,
): Promise<SavedPicture> {
  const whole = await collect(bytes, maxBytes)
  const hash = pictureHash(whole)
  return (await known(hash)) ?? mediaState().uploads.run(() => keep(whole, hash, maxPixels, source))
}

/** Says of a picture whether `saveUpload` would take it, and keeps nothing. Throws PayloadTooLarge or InvalidImage. */
export async function checkUpload(bytes: Incoming, { maxBytes, maxPixels }: UploadOptions): Promise<void> {
  const whole = await collect(bytes, maxBytes)
  await mediaState().uploads.run(() => assertPicture(whole, maxPixels))
}

async function known(hash: string): Promise<SavedPicture | undefined> {
  await retainImages([hash])
  const db = await database()
  const { width, height } = media
  const [row] = await db.select({ hash: media.hash, width, height }).from(media).where(eq(media.hash, hash))
  // Files that were found without a row have one without sizes.
  return row && row.width > 0 && (await hasMediaFiles(hash)) ? row : undefined
}

async function keep(bytes: Buffer, hash: string, maxPixels?: number, source?: string): Promise<SavedPicture> {
  const { width, height, files } = await reencode(bytes, maxPixels)
  // Files first: a row always has its files, and files without a row are found again by their name.
  await writeMediaFiles(hash, files)
  const db = await database()
  await db
    .insert(media)
    .values({ hash, width, height, source })
    .onConflictDoUpdate({ target: media.hash, set: { width, height, unnamedSince: null } })
  return { hash, width, height }
}
