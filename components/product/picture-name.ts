import { cache } from 'react'

const taken = cache(() => new Set<string>())

/** What a product's picture is called while it glides from its card to its page. */
export function pictureName(id: string): string {
  return `picture-${id}`
}

/** The same for a card: null for the second card of a product on one page, as names stand once. */
export function cardPictureName(id: string): string | null {
  const ids = taken()
  if (ids.has(id)) return null
  ids.add(id)
  return pictureName(id)
}
