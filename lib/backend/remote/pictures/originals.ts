import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { diskCache } from '@/lib/shop/media/disk-cache'

/** A picture of the host: its bytes, or its URL. */
type Original = Buffer | URL

/** Bytes of recent originals in memory: a picture may be requested before it is on disk. */
const MAX_SIZE = 64_000_000

function recentOriginals(): LRUCache<string, Original> {
  const sizeCalculation = (original: Original) =>
    (original instanceof URL ? original.href.length : original.byteLength) + 100
  return singleton('recent-originals', () => new LRUCache<string, Original>({ maxSize: MAX_SIZE, sizeCalculation }))
}

/** Stores the original of `/media/<hash>` if it is new. Returns at once; the write to disk follows. */
export function keepOriginal(hash: string, original: Original): void {
  const cache = diskCache()
  if (cache.has(`${hash}-160.webp`) || cache.has(`${hash}.original`)) return
  if (recentOriginals().has(hash)) return
  recentOriginals().set(hash, original)
  const bytes = original instanceof URL ? Buffer.from(original.href) : original
  void cache
    .write(`${hash}.original`, bytes)
    .catch((error: unknown) => log().error({ err: error }, 'A picture could not be stored'))
}

/** The original of a picture; null when it was never sent, or was evicted. */
export async function originalOf(hash: string): Promise<Original | null> {
  const known = recentOriginals().get(hash)
  if (known) return known
  const bytes = await diskCache().read(`${hash}.original`)
  if (!bytes) return null
  const text = bytes.length < 4000 ? bytes.toString('utf8') : ''
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : bytes
}

/** Deletes the original once its WebP files exist. */
export async function dropOriginal(hash: string): Promise<void> {
  recentOriginals().delete(hash)
  await diskCache().remove(`${hash}.original`)
}
