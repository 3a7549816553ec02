/** Stored widths of every picture in px, smallest first. `next.config.mjs` has the same list. */
export const mediaWidths = [160, 320, 640, 1280] as const
export type MediaWidth = (typeof mediaWidths)[number]

/**
 * Hex digits of the SHA-256 in a picture's name. 96 bits rule out collisions, and short names keep pages of cards small,
 * because hashes do not compress.
 */
export const HASH_DIGITS = 24
const HASH = `[0-9a-f]{${HASH_DIGITS}}`
const NAME = new RegExp(`^${HASH}$`)

export function isMediaHash(text: string): boolean {
  return NAME.test(text)
}

export interface MediaFile {
  /** SHA-256 prefix, in lower-case hex. */
  hash: string
  width: MediaWidth
}

const ADDRESS = new RegExp(`^(?:https?://[^?#]+)?/media/(${HASH})$`)
const FILE_NAME = new RegExp(`^(${HASH})-(160|320|640|1280)\\.webp$`)

/** URL of a picture without a width, as in the catalogue. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}`
}

/** The hash of a picture's URL without a width, in the shop or on its CDN; null for any other URL. */
export function mediaHash(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}

export function mediaFileUrl({ hash, width }: MediaFile): string {
  return `/media/${mediaFileName({ hash, width })}`
}

export function mediaFileName({ hash, width }: MediaFile): string {
  return `${hash}-${width}.webp`
}

/** Parses `<hash>-<width>.webp`; null for any other name. */
export function parseMediaFileName(name: string): MediaFile | null {
  const [, hash, digits] = FILE_NAME.exec(name) ?? []
  const width = mediaWidths.find((one) => String(one) === digits)
  return hash && width ? { hash, width } : null
}

/** The file of `/media/<name>`; the widest for a bare hash, as in API answers. Null for an invalid name. */
export function requestedMediaFile(name: string): MediaFile | null {
  return isMediaHash(name) ? { hash: name, width: 1280 } : parseMediaFileName(name)
}

/** The narrowest stored width of at least `needed` px, or the widest. */
function widthFor(needed: number): MediaWidth {
  return mediaWidths.find((width) => width >= needed) ?? 1280
}

/** URL of the narrowest stored file of at least `width` px; other URLs stay unchanged. */
export function mediaFile(address: string, width: number): string {
  const hash = mediaHash(address)
  return hash ? `${address}-${widthFor(width)}.webp` : address
}

/** The path of a catalogue image: rows hold media ids or URLs. */
export function imageAddress(image: string): string {
  return isMediaHash(image) ? mediaUrl(image) : image
}
