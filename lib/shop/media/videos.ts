import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { transaction } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { pictureHash } from '@/lib/media/hash'
import { videoFileName, type VideoKind } from '@/lib/media/video-name'
import { audited } from '../audit/record'
import { mediaStore } from './store'
import { retainImages } from './upload'

/**
 * Stores an MP4 or WebM under a hash of its bytes, unchanged; returns its file name. Throws InvalidVideo. Not inside a
 * transaction: it is slow and writes its own row, by which the sweep deletes it when no product shows it. `source`: its file name,
 * for the audit log; without one the caller records what shows it.
 */
export async function saveVideo(
  chunks: AsyncIterable<Uint8Array>,
  { source }: { source?: string } = {},
): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  const bytes = Buffer.concat(parts)
  const kind = videoKind(bytes)
  if (!kind) throw new ShopError('BadRequest', [{ path: 'video', msg: 'The file is no MP4 or WebM video.' }])
  const file = { hash: pictureHash(bytes), kind }
  // Waits for a running deletion of the same bytes.
  await retainImages([file.hash])
  await mediaStore().put([{ name: videoFileName(file), data: bytes }])
  await transaction(async (tx) => {
    await tx
      .insert(media)
      .values({ hash: file.hash, width: 0, height: 0 })
      .onConflictDoUpdate({ target: media.hash, set: { unnamedSince: null } })
    if (source !== undefined) await audited(tx, { subject: source, after: { video: file.hash } })
  })
  return videoFileName(file)
}

/** Brands of ISO files that are no MP4 for browsers: QuickTime, and still pictures. */
const notMp4 = ['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'crx ']
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** The container of a video, by its first bytes; null for anything but MP4 and WebM. */
export function videoKind(bytes: Buffer): VideoKind | null {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return notMp4.includes(bytes.toString('latin1', 8, 12)) ? null : 'mp4'
  // The document type stands in the EBML header; Matroska has the same header.
  return bytes.subarray(0, 4).equals(EBML) && bytes.subarray(0, 64).includes('webm') ? 'webm' : null
}
