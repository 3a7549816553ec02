import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { transaction } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { prepareVideo } from '@/lib/media/video-bytes'
import { parseVideoFileName } from '@/lib/media/video-name'
import { audited } from '../audit/record'
import { mediaStore } from './store'
import { retainImages } from './upload'

/**
 * Stores an MP4 or WebM, without where an MP4 was filmed, under a hash of its bytes; returns its file name. Throws InvalidVideo. Not
 * inside a transaction: it is slow and writes its own row, by which the sweep deletes it when no product shows it. `source`: its file name,
 * for the audit log; without one the caller records what shows it.
 */
export async function saveVideo(
  chunks: AsyncIterable<Uint8Array>,
  { source }: { source?: string } = {},
): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  const bytes = Buffer.concat(parts)
  const name = await prepareVideo(bytes)
  const hash = name && parseVideoFileName(name)?.hash
  if (!hash) throw new ShopError('BadRequest', [{ path: 'video', msg: 'The file is no MP4 or WebM video.' }])
  // Waits for a running deletion of the same bytes.
  await retainImages([hash])
  await mediaStore().put([{ name, data: bytes }])
  await transaction(async (tx) => {
    await tx
      .insert(media)
      .values({ hash, width: 0, height: 0 })
      .onConflictDoUpdate({ target: media.hash, set: { unnamedSince: null } })
    if (source !== undefined) await audited(tx, { subject: source, after: { video: hash } })
  })
  return name
}
