const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk, bytes. */
const FRAME_BYTES = 12
const texts = ['tEXt', 'zTXt', 'iTXt']

/** A PNG without its texts, which no pixel needs: each may be packed a thousand times, and the decoder unpacks it. */
export function withoutPngText(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = at + FRAME_BYTES <= png.length ? png.readUInt32BE(at) : 0
    const end = at + FRAME_BYTES + length
    if (!texts.includes(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
