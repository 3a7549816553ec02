import { createHash } from 'node:crypto'
import { mulberry32 } from '@/lib/utils/mulberry32'

/** Fixed timestamp of demo ids: 2026-01-01 in UUIDv7's 48 bits of milliseconds, so that URLs are equal in every demo shop. */
const TIME = (1_767_225_600_000).toString(16).padStart(12, '0')

/** Deterministic UUIDv7 of a demo entity. */
export function demoId(kind: string, handle: string): string {
  const hash = createHash('sha256').update(`${kind}:${handle}`).digest('hex')
  const variant = ((parseInt(hash.charAt(3), 16) & 0x3) | 0x8).toString(16)
  return `${TIME.slice(0, 8)}-${TIME.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`
}

export function productId(handle: string): string {
  return demoId('product', handle)
}

/** Id of a size; its `value` is unique in its product. */
export function sizeId(handle: string, value: string): string {
  return demoId('size', `${handle}/${value}`)
}

/** Deterministic random numbers in [0, 1). */
export function seededRandom(seed: string): () => number {
  return mulberry32(createHash('sha256').update(seed).digest().readUInt32LE(0))
}
