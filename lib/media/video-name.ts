import { HASH_DIGITS } from './address'

/** Video containers that browsers play. */
export const videoTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const
export type VideoKind = keyof typeof videoTypes

export interface VideoFile {
  /** SHA-256 prefix of its bytes, as of pictures. */
  hash: string
  kind: VideoKind
}

/** A stored video of `size` bytes. */
export interface StoredVideo {
  size: number
  /** Reads from byte `start` to byte `end`, inclusive. */
  read: (start: number, end: number) => AsyncIterable<Uint8Array>
}

const NAME = new RegExp(`^([0-9a-f]{${HASH_DIGITS}})\\.(mp4|webm)$`)

/** `<hash>.mp4`: the file, and the value of `products.video`. */
export function videoFileName({ hash, kind }: VideoFile): string {
  return `${hash}.${kind}`
}

/** Parses `<hash>.mp4` or `<hash>.webm`; null for any other name. */
export function parseVideoFileName(name: string): VideoFile | null {
  const [, hash, ending] = NAME.exec(name) ?? []
  return hash ? { hash, kind: ending === 'webm' ? 'webm' : 'mp4' } : null
}

export function videoUrl(name: string): string {
  return `/media/${name}`
}
