import sharp from 'sharp'
import type { Sprite } from './raster'

interface Taps {
  start: Int32Array
  weights: Int32Array
}

const ONE = 2048

/** The part of a resized cut-out that is wanted, in its own pixels. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** Catmull-Rom, the curve sharp itself uses to enlarge, as four whole-number weights per wanted pixel. */
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

/**
 * Resizes a cut-out to `width` x `height` and gives the `wanted` part of it (default all). Enlarging is done here (half
 * the time sharp takes), shrinking by sharp with Lanczos.
 */
export async function resizeSprite(
  sprite: Sprite,
  width: number,
  height: number,
  wanted: Window = { left: 0, top: 0, width, height },
): Promise<Sprite> {
  if (width >= sprite.width && height >= sprite.height) return enlarge(sprite, width, height, wanted)
  const raw = { width: sprite.width, height: sprite.height, channels: 4 as const }
  const shrunk = sharp(sprite.data, { raw }).resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
  return { data: await shrunk.extract(wanted).raw().toBuffer(), width: wanted.width, height: wanted.height }
}

function enlarge(sprite: Sprite, width: number, height: number, wanted: Window): Sprite {
  const across = tapsFor(sprite.width, width, wanted.left, wanted.width)
  const down = tapsFor(sprite.height, height, wanted.top, wanted.height)
  const stride = sprite.width * 4
  const line = new Int32Array(stride + 32)
  const data = new Uint8ClampedArray(wanted.width * wanted.height * 4)
  const source = new Uint8Array(sprite.data.buffer, sprite.data.byteOffset, sprite.data.length)
  for (let y = 0, at = 0; y < wanted.height; y++) {
    blendFourRows(source, sprite.height, stride, down.start[y]!, down.weights.subarray(y * 4, y * 4 + 4), line)
    at = enlargeRow(line, across, data, at)
  }
  return { data: new Uint8Array(data.buffer), width: wanted.width, height: wanted.height }
}

/** The weighted sum of four rows, 7 bits finer than the source, with room for two repeated pixels at both ends. */
function blendFourRows(
  source: Uint8Array,
  height: number,
  stride: number,
  start: number,
  weights: Int32Array,
  line: Int32Array,
): void {
  const row = (k: number) => Math.min(Math.max(start + k, 0), height - 1) * stride
  const [row0, row1, row2, row3] = [row(0), row(1), row(2), row(3)]
  const [w0, w1, w2, w3] = [weights[0]!, weights[1]!, weights[2]!, weights[3]!]
  for (let i = 0; i < stride; i++) {
    const sum = w0 * source[row0 + i]! + w1 * source[row1 + i]! + w2 * source[row2 + i]! + w3 * source[row3 + i]!
    line[i + 16] = sum >> 4
  }
  for (let i = 0; i < 16; i++) {
    line[i] = line[16 + (i & 3)]!
    line[stride + 16 + i] = line[stride + 12 + (i & 3)]!
  }
}

function enlargeRow(line: Int32Array, { start, weights }: Taps, out: Uint8ClampedArray, at: number): number {
  const half = 1 << 17
  for (let x = 0, tap = 0; x < start.length; x++, tap += 4) {
    const i = (start[x]! + 4) * 4
    const a = weights[tap]!
    const b = weights[tap + 1]!
    const c = weights[tap + 2]!
    const d = weights[tap + 3]!
    const alpha = (a * line[i + 3]! + b * line[i + 7]! + c * line[i + 11]! + d * line[i + 15]! + half) >> 18
    if (alpha > 0) {
      out[at] = (a * line[i]! + b * line[i + 4]! + c * line[i + 8]! + d * line[i + 12]! + half) >> 18
      out[at + 1] = (a * line[i + 1]! + b * line[i + 5]! + c * line[i + 9]! + d * line[i + 13]! + half) >> 18
      out[at + 2] = (a * line[i + 2]! + b * line[i + 6]! + c * line[i + 10]! + d * line[i + 14]! + half) >> 18
      out[at + 3] = alpha
    }
    at += 4
  }
  return at
}
