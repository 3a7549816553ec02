import type { FoundPictures } from './attach-pictures'

/**
 * Pictures of a product after an import: those found, or the current ones (`has`) when none was found. When some are missing the
 * product keeps all current pictures and appends new ones: a missing name may mean any of the current ones.
 */
export function shownPictures({ pictures, incomplete }: FoundPictures, has: string[]): string[] {
  if (pictures.length === 0) return has
  if (!incomplete || containsAll(pictures, has)) return pictures
  return [...has, ...pictures.filter((picture) => !has.includes(picture))]
}

/** Note for a product that keeps pictures because others are missing; null for none. */
export function keptNote({ pictures, incomplete }: FoundPictures, has: string[]): string | null {
  if (!incomplete || containsAll(pictures, has)) return null
  return `a picture is missing: the product keeps the ${has.length} it has`
}

function containsAll(pictures: string[], has: string[]): boolean {
  return has.every((picture) => pictures.includes(picture))
}
