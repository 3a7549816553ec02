import type { MediaWidth } from '@/lib/media/address'

/** Device pixels across the widest phone, of 400 points with three to each, that gets by with the smaller file. */
const PIXELS = 1200

/**
 * The part of `sizes` for phones of three device pixels a point: has the file of `width` px taken where the next one would be. For
 * pictures of which that is about two pixels a point: nobody sees the third, and it is twice the bytes. Standards 25.
 */
export function onSharpPhones(width: MediaWidth): string {
  return `(min-resolution: 2.5dppx) and (max-width: 699px) ${Math.floor((100 * width) / PIXELS)}vw`
}
