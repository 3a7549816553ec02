import { createHash, type BinaryLike } from 'node:crypto'
import { HASH_DIGITS } from './address'

/** The name of a picture that comes of `content`: the first 24 hex digits of its SHA-256. */
export function pictureHash(content: BinaryLike): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS)
}
