/** Widths in px in which the shop keeps every picture, smallest first. `next.config.mjs` names the same ones. */
export const mediaWidths = [160, 320, 640, 1280] as const
export type MediaWidth = (typeof mediaWidths)[number]

/**
 * Size in px of what is sent in the place of a picture that is being drawn and is to be asked for again. It is known by its shape:
 * of a picture in several widths, browsers tell the size as it would be shown.
 */
export const AWAITED_PICTURE = { width: 64, height: 2 }

/**
 * So many hex digits of its SHA-256 name a picture: a page of cards carries a hundred names, which no compression makes shorter,
 * and 96 bits are never the same by chance. Pictures that were kept under all 64 digits keep their names.
 */
export const HASH_DIGITS = 24
const HASH = '[0-9a-f]{24}(?:[0-9a-f]{40})?'
const NAME = new RegExp(`^${HASH}$`)

/** Whether a text can name a picture. */
export function isMediaHash(text: string): boolean {
  return NAME.test(text)
}

/** One kept file of a picture. */
export interface MediaFile {
  /** The beginning of a SHA-256, in lower-case hex digits. */
  hash: string
  width: MediaWidth
}

const ADDRESS = new RegExp(`^/media/(${HASH})$`)
const FILE_NAME = new RegExp(`^(${HASH})-(160|320|640|1280)\\.webp$`)

/** Address of a picture as the catalogue carries it; the width is chosen where it is shown. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}`
}

/** The picture's hash when `address` is one of ours, else null. */
export function mediaHash(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}

/** Address of one file of a picture. */
export function mediaFileUrl({ hash, width }: MediaFile): string {
  return `/media/${mediaFileName({ hash, width })}`
}

/** `<hash>-<width>.webp`. */
export function mediaFileName({ hash, width }: MediaFile): string {
  return `${hash}-${width}.webp`
}

/** Reads `<hash>-<width>.webp`; null for any other name. */
export function parseMediaFileName(name: string): MediaFile | null {
  const [, hash, digits] = FILE_NAME.exec(name) ?? []
  const width = mediaWidths.find((one) => String(one) === digits)
  return hash && width ? { hash, width } : null
}

/** The file that `/media/<name>` asks for: with a bare hash, as the API's answers carry it, the widest. Null when it can be none. */
export function askedMediaFile(name: string): MediaFile | null {
  return isMediaHash(name) ? { hash: name, width: 1280 } : parseMediaFileName(name)
}

/** The narrowest kept width that fills `asked` px, or the widest. */
export function widthFor(asked: number): MediaWidth {
  return mediaWidths.find((width) => width >= asked) ?? 1280
}
