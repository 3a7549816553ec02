import sharp from 'sharp'
import type { Sprite } from './raster'

interface Taps {
  start: Int32Array
  weights: Int32Array
}

const ONE = 2048
/** Columns beside the visible ones that affect them. */
const REACH = 6

/** The requested part of a resized cut-out, in its pixels. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** Catmull-Rom, sharp's own curve for enlarging, as four integer weights per requested pixel. */
function tapsFor(from: number, to: number, first: number, count: number): Taps {
  const start = new Int32Array(count)
  const weights = new Int32Array(count * 4)
  for (let i = 0; i < count; i++) {
    const centre = ((first + i + 0.5) * from) / to - 0.5
    const before = Math.floor(centre)
    const t = centre - before
    const w0 = Math.round(ONE * t * (-0.5 + t * (1 - 0.5 * t)))
    const w2 = Math.round(ONE * t * (0.5 + t * (2 - 1.5 * t)))
    const w3 = Math.round(ONE * t * t * (-0.5 + 0.5 * t))
    start[i] = before - 1
    weights.set([w0, ONE - w0 - w2 - w3, w2, w3], i * 4)
  }
  return { start, weights }
}

/** A row of a cut-out: pixel 0 is at byte `at` of the RGBA `data`; visible pixels are in `from` to `to`. */
interface Row {
  data: Uint8Array
  at: number
  from: number
  to: number
}

/** A cut-out read row by row, so that a large one is never in memory. Reading a row invalidates the previous one. */
export interface Rows {
  width: number
  height: number
  /** Undefined when no pixel of the row is visible. */
  row(y: number): Row | undefined
}

/** Returns the rows of a cut-out unchanged. */
export function plainRows({ data, width, height }: Sprite): Rows {
  return { width, height, row: (y) => ({ data, at: y * width * 4, from: 0, to: width }) }
}

/** Resizes a cut-out to `width` x `height`; returns the rows of its `wanted` part. */
export async function resizedRows(sprite: Sprite, width: number, height: number, wanted: Window): Promise<Rows> {
  if (width >= sprite.width && height >= sprite.height) return enlargedRows(sprite, width, height, wanted)
  return plainRows(await shrunk(sprite, width, height, wanted))
}

/** Resizes a whole cut-out to `width` x `height`. */
export async function resizeSprite(sprite: Sprite, width: number, height: number): Promise<Sprite> {
  const whole = { left: 0, top: 0, width, height }
  if (width < sprite.width || height < sprite.height) return shrunk(sprite, width, height, whole)
  const rows = enlargedRows(sprite, width, height, whole)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = rows.row(y)
    if (row) data.set(row.data.subarray(row.from * 4, row.to * 4), (y * width + row.from) * 4)
  }
  return { data, width, height }
}

/** Shrinks with sharp (Lanczos); enlarging is done here, in half of sharp's time. */
async function shrunk({ data, ...size }: Sprite, width: number, height: number, wanted: Window): Promise<Sprite> {
  const resized = sharp(data, { raw: { ...size, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .extract(wanted)
  return { data: await resized.raw().toBuffer(), width: wanted.width, height: wanted.height }
}

function enlargedRows(sprite: Sprite, width: number, height: number, wanted: Window): Rows {
  const across = tapsFor(sprite.width, width, wanted.left, wanted.width)
  const down = tapsFor(sprite.height, height, wanted.top, wanted.height)
  const stride = sprite.width * 4
  const line = new Int32Array(stride + 32)
  const pixels = new Uint8ClampedArray(wanted.width * 4)
  const data = new Uint8Array(pixels.buffer)
  const source = new Uint8Array(sprite.data.buffer, sprite.data.byteOffset, sprite.data.length)
  const perPixel = width / sprite.width
  const extent = extentOf(sprite)
  const row = (y: number): Row | undefined => {
    const start = down.start[y]!
    let first = sprite.width
    let last = -1
    for (let k = 0; k < 4; k++) {
      const near = within(start + k, sprite.height)
      first = Math.min(first, extent.first[near]!)
      last = Math.max(last, extent.last[near]!)
    }
    if (first > last) return undefined
    const columns = { from: Math.max(0, first - REACH), to: Math.min(sprite.width, last + 1 + REACH) }
    blendFourRows(source, sprite.height, stride, columns, start, down.weights.subarray(y * 4, y * 4 + 4), line)
    // A source pixel affects two of its own widths on both sides.
    const from = Math.max(0, Math.floor((first - 2) * perPixel) - wanted.left)
    const to = Math.min(wanted.width, Math.ceil((last + 3) * perPixel) - wanted.left)
    enlargeRow(line, across, pixels, from, to)
    return { data, at: 0, from, to }
  }
  return { width: wanted.width, height: wanted.height, row }
}

/** Sums columns of four rows by weight, 7 bits finer than the source, with room for two repeated pixels at both ends. */
function blendFourRows(
  source: Uint8Array,
  height: number,
  stride: number,
  columns: { from: number; to: number },
  start: number,
  weights: Int32Array,
  line: Int32Array,
): void {
  const row = (k: number) => within(start + k, height) * stride
  const [row0, row1, row2, row3] = [row(0), row(1), row(2), row(3)]
  const [w0, w1, w2, w3] = [weights[0]!, weights[1]!, weights[2]!, weights[3]!]
  const end = columns.to * 4
  for (let i = columns.from * 4; i < end; i++) {
    const sum = w0 * source[row0 + i]! + w1 * source[row1 + i]! + w2 * source[row2 + i]! + w3 * source[row3 + i]!
    line[i + 16] = sum >> 4
  }
  for (let i = 0; i < 16; i++) {
    line[i] = line[16 + (i & 3)]!
    line[stride + 16 + i] = line[stride + 12 + (i & 3)]!
  }
}

function within(row: number, height: number): number {
  return Math.min(Math.max(row, 0), height - 1)
}

/** Returns the first and last visible column of each row; last < first when none is visible. */
function extentOf({ data, width, height }: Sprite): { first: Int32Array; last: Int32Array } {
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++) {
    const alpha = y * width * 4 + 3
    let from = 0
    while (from < width && data[alpha + from * 4] === 0) from++
    if (from === width) continue
    let to = width - 1
    while (data[alpha + to * 4] === 0) to--
    first[y] = from
    last[y] = to
  }
  return { first, last }
}

/** Writes the pixels `from` up to `to` of a row; leaves the colour of transparent pixels unchanged. */
function enlargeRow(
  line: Int32Array,
  { start, weights }: Taps,
  out: Uint8ClampedArray,
  from: number,
  to: number,
): void {
  const half = 1 << 17
  for (let x = from, tap = from * 4; x < to; x++, tap += 4) {
    const i = (start[x]! + 4) * 4
    const a = weights[tap]!
    const b = weights[tap + 1]!
    const c = weights[tap + 2]!
    const d = weights[tap + 3]!
    const alpha = (a * line[i + 3]! + b * line[i + 7]! + c * line[i + 11]! + d * line[i + 15]! + half) >> 18
    out[tap + 3] = alpha
    if (alpha <= 0) continue
    out[tap] = (a * line[i]! + b * line[i + 4]! + c * line[i + 8]! + d * line[i + 12]! + half) >> 18
    out[tap + 1] = (a * line[i + 1]! + b * line[i + 5]! + c * line[i + 9]! + d * line[i + 13]! + half) >> 18
    out[tap + 2] = (a * line[i + 2]! + b * line[i + 6]! + c * line[i + 10]! + d * line[i + 14]! + half) >> 18
  }
}
