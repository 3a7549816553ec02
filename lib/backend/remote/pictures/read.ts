import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { mediaFileName, mediaWidths, type MediaWidth } from '@/lib/media/address'
import { reencode } from '@/lib/shop/media/reencode'
import { WorkQueue } from '@/lib/utils/work-queue'
import { diskCache } from '@/lib/shop/media/disk-cache'
import { fetchRemote } from './fetch-remote'
import { dropOriginal, originalOf } from './originals'

/** Bounds concurrent encoding, which is CPU-bound. */
const queue = new WorkQueue(2)
const making = new Map<string, Promise<void>>()

/** One WebP file of a picture, encoded on first request. Null for an unknown picture. Throws HostUnavailableError when it cannot be fetched. */
export async function readPicture(hash: string, width: MediaWidth): Promise<Buffer | null> {
  const name = mediaFileName({ hash, width })
  const cached = await diskCache().read(name)
  if (cached) return cached
  const running = making.get(hash) ?? queue.run(() => make(hash)).finally(() => making.delete(hash))
  making.set(hash, running)
  await running
  return diskCache().read(name)
}

async function forget(hash: string): Promise<void> {
  for (const width of mediaWidths) await diskCache().remove(mediaFileName({ hash, width }))
}

async function make(hash: string): Promise<void> {
  const original = await originalOf(hash)
  // Some files were evicted: delete the rest, so that the original is stored again when the host next sends it.
  if (!original) return forget(hash)
  const bytes = original instanceof URL ? await fetchRemote(original) : original
  if (!bytes) return
  try {
    const { files } = await reencode(bytes)
    for (const width of mediaWidths) await diskCache().write(mediaFileName({ hash, width }), files[width])
    if (!(original instanceof URL)) await dropOriginal(hash)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    // The bytes are not a valid picture.
  }
}
