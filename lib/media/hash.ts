import { createHash, type BinaryLike } from 'node:crypto'
import { HASH_DIGITS } from './address'

/** Name of a picture: the first 24 hex digits of the SHA-256 of `content`. */
export function pictureHash(content: BinaryLike): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS)
}
