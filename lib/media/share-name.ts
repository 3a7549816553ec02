import { mediaHash } from './address'

/** Increase it when the composition changes: previews are cached forever by URL. */
const DESIGN = 1
const NO_PICTURE = '0'.repeat(16)
const FILE_NAME = /^([\w-]{1,64})-([0-9a-f]{17})\.jpg$/

/** Subject of a share image: a product id, a category id or `offers`. */
export type ShareName = string

/** `<name>-<version>.jpg`; the version derives from the picture's URL (`/media/<hash>`), null for none. */
export function shareFileName(name: ShareName, picture: string | null): string {
  const hash = picture && mediaHash(picture)
  return `${name}-${DESIGN}${hash ? hash.slice(0, 16) : NO_PICTURE}.jpg`
}

/** Subject of a share image's file name; null for another name. */
export function parseShareFileName(file: string): ShareName | null {
  return FILE_NAME.exec(file)?.[1] ?? null
}

/**
 * Path of the share image (JPEG, 1200×630 px) of a product or category id, or of `offers`. `picture` is the URL
 * (`/media/<hash>`) of the first picture, null for none; a new picture gives a new path. Standards 9.
 */
export function shareImageUrl(name: ShareName, picture: string | null): string {
  return `/share/${shareFileName(name, picture)}`
}
