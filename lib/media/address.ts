/** Widths in px in which the shop keeps every picture, smallest first. `next.config.mjs` names the same ones. */
export const mediaWidths = [160, 320, 640, 1280] as const
export type MediaWidth = (typeof mediaWidths)[number]

/** One kept file of a picture. */
export interface MediaFile {
  /** SHA-256, 64 lower-case hex digits. */
  hash: string
  width: MediaWidth
}

const ADDRESS = /^\/media\/([0-9a-f]{64})$/
const FILE_NAME = /^([0-9a-f]{64})-(160|320|640|1280)\.webp$/

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

/** The narrowest kept width that fills `asked` px, or the widest. */
export function widthFor(asked: number): MediaWidth {
  return mediaWidths.find((width) => width >= asked) ?? 1280
}
