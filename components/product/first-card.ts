import { cache } from 'react'

const taken = cache(() => new Set<string>())

/** Whether a page shows its first card of a product: only that one's picture glides, as names of pictures stand once. */
export function isFirstCard(id: string): boolean {
  const ids = taken()
  if (ids.has(id)) return false
  ids.add(id)
  return true
}
