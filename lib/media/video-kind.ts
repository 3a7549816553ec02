import type { VideoKind } from './video-name'

/** Bytes at the beginning of a file by which `videoKind` knows it. */
export const VIDEO_HEAD_BYTES = 64

/** Brands of ISO files that are no MP4 for browsers: QuickTime, and still pictures. */
const notMp4 = ['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'crx ']
const EBML = '\x1AEß£'

/** The container of a video, by its first bytes; null for anything but MP4 and WebM. */
export function videoKind(bytes: Uint8Array): VideoKind | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, VIDEO_HEAD_BYTES))
  if (head.slice(4, 8) === 'ftyp') return notMp4.includes(head.slice(8, 12)) ? null : 'mp4'
  // The document type stands in the EBML header; Matroska has the same header.
  return head.startsWith(EBML) && head.includes('webm') ? 'webm' : null
}
