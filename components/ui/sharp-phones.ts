import type { MediaWidth } from '@/lib/media/address'

/** Width in device pixels of the widest phone that gets the smaller file: 400 CSS px at 3x. */
const PIXELS = 1200

/**
 * A `sizes` entry for 3x phones that selects the file of `width` px instead of the next larger one. Use it where that is about
 * 2 pixels per CSS px: a third is not visible and doubles the bytes. Standards 25.
 */
export function onSharpPhones(width: MediaWidth): string {
  return `(min-resolution: 2.5dppx) and (max-width: 699px) ${Math.floor((100 * width) / PIXELS)}vw`
}
