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
    at += hasLength(marker) ? 2 + jpeg.readUInt16BE(at + 2) : marker === 0xff ? 1 : 2
  }
  return scans
}

/** Not the byte 0xff of pixels, fill bytes, and the marks between pixels. */
function hasLength(marker: number): boolean {
  return marker !== 0 && marker !== 0x01 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)
}
