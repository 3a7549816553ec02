import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { mediaFileName, mediaWidths, type MediaWidth } from '@/lib/media/address'
import { reencode } from '@/lib/shop/media/reencode'
import { WorkQueue } from '@/lib/utils/work-queue'
import { diskCache } from '@/lib/shop/media/disk-cache'
import { fetchRemote } from './fetch-remote'
import { dropOriginal, originalOf } from './originals'

/** Bounds concurrent encoding, which is CPU-bound. */
const encoding = new WorkQueue(2)
/** Bounds the fetched pictures in memory. A slow one must not hold up the encoding of others. */
const fetching = new WorkQueue(16)
const making = new Map<string, Promise<void>>()

/** One WebP file of a picture, encoded on first request. Null for an unknown picture. Throws HostUnavailableError when it cannot be fetched. */
export async function readPicture(hash: string, width: MediaWidth): Promise<Buffer | null> {
  const name = mediaFileName({ hash, width })
  const cached = await diskCache().read(name)
  if (cached) return cached
  const running = making.get(hash) ?? make(hash).finally(() => making.delete(hash))
  making.set(hash, running)
  await running
  return diskCache().read(name)
}

async function forget(hash: string): Promise<void> {
  for (const width of mediaWidths) await diskCache().remove(mediaFileName({ hash, width }))
}

async function make(hash: string): Promise<void> {
  const address = await encoding.run(() => makeOfKept(hash))
  if (!address) return
  await fetching.run(async () => {
    const bytes = await fetchRemote(address)
    if (bytes) await encoding.run(() => encode(hash, bytes))
  })
}

/** Makes the files of a kept original; returns the address of one that must be fetched first. */
async function makeOfKept(hash: string): Promise<URL | null> {
  const original = await originalOf(hash)
  if (original instanceof URL) return original
  // Some files were evicted: delete the rest, so that the original is stored again when the host next sends it.
  if (!original) await forget(hash)
  else if (await encode(hash, original)) await dropOriginal(hash)
  return null
}

/** Stores a picture's WebP files; false when the bytes are not a valid picture. */
async function encode(hash: string, bytes: Buffer): Promise<boolean> {
  try {
    const { files } = await reencode(bytes)
    for (const width of mediaWidths) await diskCache().write(mediaFileName({ hash, width }), files[width])
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return false
  }
}
