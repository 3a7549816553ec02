/** How soon a picture is fetched; undefined for when it comes near the screen. */
export type FetchPriority = 'high' | 'low' | undefined

/**
 * For the picture at `index` of a page that shows `seen` of them at once. The first is what the page is waiting for; the others
 * of the first screen follow the style sheet and the typeface, for on a phone's line they would hold those up. Standards 26.
 */
export function fetchPriority(index: number, seen: number): FetchPriority {
  if (index >= seen) return undefined
  return index === 0 ? 'high' : 'low'
}
