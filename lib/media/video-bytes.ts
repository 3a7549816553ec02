import { contentHash } from './content-hash'
import { clearUserData } from './mp4-user-data'
import { videoFileName, type VideoKind } from './video-name'

/** Brands of ISO files that are no MP4 for browsers: QuickTime, and still pictures. */
const notMp4 = ['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'crx ']
const EBML = '\x1AEß£'

/** The container of a video, by its first bytes; null for anything but MP4 and WebM. */
export function videoKind(bytes: Uint8Array): VideoKind | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 64))
  if (head.slice(4, 8) === 'ftyp') return notMp4.includes(head.slice(8, 12)) ? null : 'mp4'
  // The document type stands in the EBML header; Matroska has the same header.
  return head.startsWith(EBML) && head.includes('webm') ? 'webm' : null
}

/**
 * Makes the bytes of a video those that are stored, without where an MP4 was filmed, and returns their file name; null for anything but
 * MP4 and WebM.
 */
export async function prepareVideo(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const kind = videoKind(bytes)
  if (kind === 'mp4') clearUserData(bytes)
  return kind && videoFileName({ hash: await contentHash(bytes), kind })
}
