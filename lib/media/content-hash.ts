import { HASH_DIGITS } from './address'

/** Name of a picture or video, as `pictureHash`, for browsers too: the first 24 hex digits of the SHA-256 of its bytes. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.slice(0, HASH_DIGITS)
}
