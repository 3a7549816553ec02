import 'server-only'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { PICTURE_MAX_BYTES } from '@/lib/contract/staff'
import { database, transaction } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { pictureHash } from '@/lib/media/hash'
import { readStream, readUpTo } from '@/lib/utils/read-stream'
import { singleton } from '@/lib/utils/singleton'
import { WorkQueue } from '@/lib/utils/work-queue'
import { assertPicture, reencode } from './reencode'
import { hasMediaFiles, writeMediaFiles } from './store'

/** Incoming bytes: a buffer, chunks, or a request body. */
type Incoming = Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>

/** Uploads being decoded; each may briefly take 160 MB. */
const decoding = () => singleton('decoding', () => new WorkQueue(2))

/** Maximum upload sizes. */
export const uploadLimits = {
  avatar: { maxBytes: 5 * 1024 ** 2 },
  product: { maxBytes: PICTURE_MAX_BYTES, maxPixels: 100e6 },
} as const

interface UploadOptions {
  maxBytes: number
  /** Defaults to `MAX_PIXELS`. */
  maxPixels?: number
  /** Source of the picture, by which the importer recognises it. */
  source?: string
}

/** A stored picture; size of its largest file in px. */
interface SavedPicture {
  hash: string
  width: number
  height: number
}

/**
 * Stores an uploaded picture under a hash of its bytes: equal bytes are one picture. Takes JPEG, PNG, WebP, GIF (first frame) and
 * AVIF; re-encoding drops location, camera data and hidden scripts. Throws PayloadTooLarge or InvalidImage. Not inside a
 * transaction: it is slow and writes its own row.
 */
export async function saveUpload(
  bytes: Incoming,
  { maxBytes, maxPixels, source }: UploadOptions,
): Promise<SavedPicture> {
  const buffer = await collect(bytes, maxBytes)
  const hash = pictureHash(buffer)
  return (await findStored(hash)) ?? decoding().run(() => store(buffer, hash, maxPixels, source))
}

/** Checks that `saveUpload` would accept a picture, without storing it. Throws PayloadTooLarge or InvalidImage. */
export async function checkUpload(bytes: Incoming, { maxBytes, maxPixels }: UploadOptions): Promise<void> {
  const buffer = await collect(bytes, maxBytes)
  await decoding().run(() => assertPicture(buffer, maxPixels))
}

/** Collects at most `maxBytes` bytes. Throws PayloadTooLarge as soon as there are more, without reading on. */
async function collect(bytes: Incoming, maxBytes: number): Promise<Buffer> {
  const chunks = bytes instanceof Uint8Array ? [bytes] : bytes instanceof ReadableStream ? readStream(bytes) : bytes
  const buffer = await readUpTo(chunks, maxBytes)
  if (!buffer) throw new ShopError('PayloadTooLarge')
  return buffer
}

/**
 * Keeps pictures from the sweep for at least a day, for a caller about to reference them. Call it before checking that they exist:
 * it waits for a running deletion, after which they are gone.
 */
export async function retainImages(hashes: string[]): Promise<void> {
  const found = and(inArray(media.hash, hashes), isNotNull(media.unnamedSince))
  if (hashes.length > 0) await transaction((tx) => tx.update(media).set({ unnamedSince: null }).where(found))
}

async function findStored(hash: string): Promise<SavedPicture | undefined> {
  await retainImages([hash])
  const db = await database()
  const { width, height } = media
  const [row] = await db.select({ hash: media.hash, width, height }).from(media).where(eq(media.hash, hash))
  // Rows added for files without one have no sizes.
  return row && row.width > 0 && (await hasMediaFiles(hash)) ? row : undefined
}

async function store(bytes: Buffer, hash: string, maxPixels?: number, source?: string): Promise<SavedPicture> {
  const { width, height, files } = await reencode(bytes, maxPixels)
  // Files first: a row always has its files, and a later upload repairs files without a row.
  await writeMediaFiles(hash, files)
  await transaction(async (tx) => {
    await tx
      .insert(media)
      .values({ hash, width, height, source })
      .onConflictDoUpdate({ target: media.hash, set: { width, height, unnamedSince: null } })
    await audited(tx, { subject: source ?? hash, after: { picture: hash } })
  })
  return { hash, width, height }
}
