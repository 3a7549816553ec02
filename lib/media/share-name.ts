import { mediaHash } from './address'

/** Raise it when share images are composed differently: previews are kept for ever under their address. */
const DESIGN = 1
const NO_PICTURE = '0'.repeat(16)
const FILE_NAME = /^([\w-]{1,64})-([0-9a-f]{17})\.jpg$/

/** What a share image is of: a product's id, a category's id or `offers`. */
export type ShareName = string

/** `<name>-<version>.jpg`; the version follows the picture's address (`/media/<hash>`), null when there is none. */
export function shareFileName(name: ShareName, picture: string | null): string {
  const hash = picture && mediaHash(picture)
  return `${name}-${DESIGN}${hash ? hash.slice(0, 16) : NO_PICTURE}.jpg`
}

/** What the file is of; null for a name that is not a share image's. */
export function parseShareFileName(file: string): ShareName | null {
  return FILE_NAME.exec(file)?.[1] ?? null
}
