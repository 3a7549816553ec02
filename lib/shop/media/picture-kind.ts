/** What an upload may be. AVIF because shops' suppliers send it; SVG, TIFF, PDF and HEIC never reach the decoder. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** The kind of picture by its first bytes, whatever its name or declared type says; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (['GIF87a', 'GIF89a'].includes(latin(bytes, 0, 6))) return 'gif'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  if (latin(bytes, 4, 12) === 'ftypavif') return 'avif'
  return null
}
