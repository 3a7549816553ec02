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
