import type { VideoKind } from '@/lib/media/video-name'

/** Brands of ISO files that are no MP4 for browsers: QuickTime, and still pictures. */
const notMp4 = ['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'crx ']
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** The container of a video, by its first bytes; null for anything but MP4 and WebM. */
export function videoKind(bytes: Buffer): VideoKind | null {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return notMp4.includes(bytes.toString('latin1', 8, 12)) ? null : 'mp4'
  // The document type stands in the EBML header; Matroska has the same header.
  return bytes.subarray(0, 4).equals(EBML) && bytes.subarray(0, 64).includes('webm') ? 'webm' : null
}
