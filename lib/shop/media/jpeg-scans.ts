/** Markers of JPEG (ITU T.81, table B.1). */
const SCAN = 0xda
const END = 0xd9

/** Number of scans in a JPEG's first picture. Those of a preview in its metadata do not count. */
export function jpegScans(jpeg: Buffer): number {
  let scans = 0
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 3 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg.readUInt8(at + 1)
    if (marker === END) break
    if (marker === SCAN) scans += 1
    // A run of fill bytes in one step.
    if (marker === 0xff) while (jpeg[at + 1] === 0xff) at += 1
    else at += hasLength(marker) ? 2 + jpeg.readUInt16BE(at + 2) : 2
  }
  return scans
}

/** Not the byte 0xff of pixels, the marks between pixels, and reserved markers, which decoders pass over without a length. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8)
}
