import type { MediaWidth } from './address'

/** Fetch priority of a picture; undefined loads it lazily. */
export type FetchPriority = 'high' | 'low' | undefined

/**
 * Priority of the picture at `index` when the first screen shows `seen` of them. The first determines LCP; the others must not
 * delay the style sheet and the font on a slow connection. Standards 26.
 */
export function fetchPriority(index: number, seen: number): FetchPriority {
  if (index >= seen) return undefined
  return index === 0 ? 'high' : 'low'
}

/** Width in device pixels of the widest phone that gets the smaller file: 400 CSS px at 3x. */
const PIXELS = 1200

/**
 * A `sizes` entry for 3x phones that selects the file of `width` px instead of the next larger one. Use it where that is about
 * 2 pixels per CSS px: a third is not visible and doubles the bytes. Standards 25.
 */
export function onSharpPhones(width: MediaWidth): string {
  return `(min-resolution: 2.5dppx) and (max-width: 699px) ${Math.floor((100 * width) / PIXELS)}vw`
}
