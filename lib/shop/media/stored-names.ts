import { parseMediaFileName } from '@/lib/media/address'
import { parseVideoFileName } from '@/lib/media/video-name'
import { singleton } from '@/lib/utils/singleton'

/** The hash in the name of a picture or video file; null for another file. */
export function mediaNameHash(name: string): string | null {
  return (parseMediaFileName(name) ?? parseVideoFileName(name))?.hash ?? null
}

/** Hashes of pictures and videos that the object store holds, as far as this process has seen them there. */
const hashes = () => singleton('stored-media', () => new Set<string>())

/** Remembers a file of the object store. A picture counts with its widest file, which is stored last. */
export function noteStored(name: string): void {
  const picture = parseMediaFileName(name)
  if (picture && picture.width !== 1280) return
  const hash = mediaNameHash(name)
  if (hash) hashes().add(hash)
}

export function forgetStored(name: string): void {
  const hash = mediaNameHash(name)
  if (hash) hashes().delete(hash)
}

/** Whether the object store is known to hold a picture or video whole. */
export function isStored(hash: string): boolean {
  return hashes().has(hash)
}
