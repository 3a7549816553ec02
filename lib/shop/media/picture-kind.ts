/** Accepted upload formats. AVIF because suppliers send it; SVG, TIFF, PDF and HEIC never reach the decoder. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** Offset in bytes up to which brands are read. */
const BRANDS_END = 256

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Detects a picture's format by its first bytes, whatever its name or declared type; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (['GIF87a', 'GIF89a'].includes(latin(bytes, 0, 6))) return 'gif'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  if (heifBrands(bytes).includes('avif')) return 'avif'
  return null
}

/** Whether the bytes are HEIC, as iPhones save it: HEIF without AVIF. */
export function isHeic(bytes: Uint8Array): boolean {
  const brands = heifBrands(bytes)
  return !brands.includes('avif') && brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
}

/** Brands of the HEIF `ftyp` box (ISO 14496-12), the major one first; empty for other files. */
function heifBrands(bytes: Uint8Array): string[] {
  if (latin(bytes, 4, 8) !== 'ftyp') return []
  const head = latin(bytes, 0, Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), BRANDS_END))
  const compatible = head.slice(16).match(/.{4}/gs) ?? []
  return [head.slice(8, 12), ...compatible]
}
