import type { FoundPictures } from './attach-pictures'

/**
 * The pictures a product shows after an import: those found, or those it `has` when none was found. When some could not be found
 * it keeps all it has, and new ones come behind: the shop does not know which of them a missing name means.
 */
export function shownPictures({ pictures, incomplete }: FoundPictures, has: string[]): string[] {
  if (pictures.length === 0) return has
  if (!incomplete || losesNone(pictures, has)) return pictures
  return [...has, ...pictures.filter((picture) => !has.includes(picture))]
}

/** What to tell of a product that keeps pictures because others are missing; null when there is nothing to tell. */
export function keptNote({ pictures, incomplete }: FoundPictures, has: string[]): string | null {
  if (!incomplete || losesNone(pictures, has)) return null
  return `a picture is missing: the product keeps the ${has.length} it has`
}

function losesNone(pictures: string[], has: string[]): boolean {
  return has.every((picture) => pictures.includes(picture))
}
