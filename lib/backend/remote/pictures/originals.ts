import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/utils/log'
import { diskCache } from './disk-cache'

/** A picture as the host gave it: its bytes, or where to fetch it. */
export type Original = Buffer | URL

/** Originals that are being written down, and those of late: a picture may be asked for before it is on the disk. Bytes. */
const MAX_SIZE = 64_000_000

declare global {
  var oasisOriginals: LRUCache<string, Original> | undefined
}

function lately(): LRUCache<string, Original> {
  return (globalThis.oasisOriginals ??= new LRUCache({
    maxSize: MAX_SIZE,
    sizeCalculation: (original) => (original instanceof URL ? original.href.length : original.byteLength) + 100,
  }))
}

/** Keeps what `/media/<hash>` will be made of, unless it is kept already. Returns at once; the disk follows. */
export function keepOriginal(hash: string, original: Original): void {
  const cache = diskCache()
  if (cache.has(`${hash}-160.webp`) || cache.has(`${hash}.original`)) return
  if (lately().has(hash)) return
  lately().set(hash, original)
  const bytes = original instanceof URL ? Buffer.from(original.href) : original
  void cache
    .write(`${hash}.original`, bytes)
    .catch((error: unknown) => log().error({ err: error }, 'A picture could not be kept'))
}

/** What a picture is made of; null when the host never sent it, or it was let go. */
export async function originalOf(hash: string): Promise<Original | null> {
  const known = lately().get(hash)
  if (known) return known
  const bytes = await diskCache().read(`${hash}.original`)
  if (!bytes) return null
  const text = bytes.length < 4000 ? bytes.toString('utf8') : ''
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : bytes
}

/** Its files stand: what they were made of is not needed any more. */
export async function dropOriginal(hash: string): Promise<void> {
  lately().delete(hash)
  await diskCache().remove(`${hash}.original`)
}
