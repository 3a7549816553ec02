import { createHash } from 'node:crypto'
import { textOf, type ProductDraft } from './draft-content'

export interface FoundMedia {
  pictures: string[]
  video: string | null | undefined
}

/**
 * Hashes the content, independent of its place in the file: rows, pictures and video. Without new pictures or a video that was
 * found it keeps that part of `before`: what the shop shows instead may be staff's.
 */
export function contentHash(draft: ProductDraft, { pictures, video }: FoundMedia, before = ''): string {
  const former = before.split('.')
  const parts = [
    textOf({ ...draft, pictures: undefined, video: undefined }),
    pictures.join(),
    video === undefined ? '' : String(video),
  ]
  return parts.map((part, at) => (part === '' ? (former[at] ?? '') : sha256(part))).join('.')
}

/** The hash that former versions kept: of the rows with the pictures that the product shows. */
export function formerContentHash(draft: ProductDraft, { pictures, video }: FoundMedia): string {
  return sha256(textOf({ ...draft, pictures: draft.pictures && pictures, video }))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
