const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk, bytes. */
const FRAME_BYTES = 12
/** The types tEXt, zTXt and iTXt. */
const TEXT_CHUNKS = new Set([0x74455874, 0x7a545874, 0x69545874])

/** A PNG without its texts, which no pixel needs: each may be packed a thousand times, and the decoder unpacks it. */
export function withoutPngText(png: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(png.length)
  let size = 0
  let from = 0
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length;) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    if (TEXT_CHUNKS.has(png.readUInt32BE(at + 4))) {
      size += png.copy(kept, size, from, at)
      from = end
    }
    at = end
  }
  if (from < png.length) size += png.copy(kept, size, from)
  return kept.subarray(0, size)
}
