import type { Sprite } from './raster'

/** Transparent pixels around a trimmed cut-out, so that its edge can be smoothed when enlarged. */
export const MARGIN = 2

const VISIBLE = 40
const CLEAR = 24
const SOLID = 235
const REACH = 4

/** State of a pixel's colour; the picture's border is never filled. */
const UNKNOWN = 0
const KNOWN = 1
const NEXT = 2
const BORDER = 3

/** Trims the empty border to MARGIN pixels. Throws when no pixel is visible. */
export function trim({ data, width, height }: Sprite): Sprite {
  let left = width
  let top = height
  let right = -1
  let bottom = -1
  for (let y = 0, i = 3; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i]! < VISIBLE) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) throw new Error('A cut-out has no visible pixel')
  const size = { width: right - left + 1 + 2 * MARGIN, height: bottom - top + 1 + 2 * MARGIN }
  const out = new Uint8Array(size.width * size.height * 4)
  for (let y = top; y <= bottom; y++) {
    const row = data.subarray((y * width + left) * 4, (y * width + right + 1) * 4)
    out.set(row, ((y - top + MARGIN) * size.width + MARGIN) * 4)
  }
  return { data: out, ...size }
}

/** Mirrors a cut-out horizontally. */
export function mirror({ data, width, height }: Sprite): Sprite {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const out = new Uint32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[y * width + x] = from[(y + 1) * width - 1 - x]!
  }
  return { data: new Uint8Array(out.buffer), width, height }
}

/**
 * Spreads the solid inner colour of a cut-out over its rim, in place, a few pixels past the edge: the art's pale rim would shine
 * on dark walls. Transparent parts away from the edge (glass) keep their colour.
 */
export function spreadColour({ data, width, height }: Sprite): void {
  const known = new Uint8Array(width * height).fill(BORDER)
  const near = nearClear(data, width, height)
  let rim: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let p = y * width + 1; p < (y + 1) * width - 1; p++) {
      known[p] = data[p * 4 + 3]! >= SOLID || near[p] === 0 ? KNOWN : UNKNOWN
      if (known[p] === UNKNOWN) rim.push(p)
    }
  }
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (let pass = 0; pass < REACH; pass++) {
    const found = rim.filter((p) => averageKnown(data, known, p, steps))
    for (const p of found) known[p] = KNOWN
    rim = []
    for (const p of found) {
      for (const step of steps) {
        if (known[p + step] !== UNKNOWN) continue
        known[p + step] = NEXT
        rim.push(p + step)
      }
    }
  }
}

/** Sets a pixel to the mean colour of its known neighbours; returns false when it has none. */
function averageKnown(data: Uint8Array, known: Uint8Array, p: number, steps: number[]): boolean {
  let r = 0
  let g = 0
  let b = 0
  let count = 0
  for (const step of steps) {
    if (known[p + step] !== KNOWN) continue
    const i = (p + step) * 4
    r += data[i]!
    g += data[i + 1]!
    b += data[i + 2]!
    count++
  }
  if (count === 0) return false
  data[p * 4] = r / count
  data[p * 4 + 1] = g / count
  data[p * 4 + 2] = b / count
  return true
}

/** Marks pixels within REACH of a transparent one with 1: along rows, then columns. */
function nearClear(data: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(width * height)
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0, since = REACH + 1, left = 0; x < width; x++, p++) {
      since = data[p * 4 + 3]! < CLEAR ? 0 : since + 1
      if (since > REACH) continue
      rows[p] = 1
      if (since > 0) continue
      for (left = Math.max(0, x - REACH); left < x; left++) rows[p - x + left] = 1
    }
  }
  const near = new Uint8Array(width * height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      if (rows[y * width + x] === 0) continue
      const last = Math.min(height - 1, y + REACH)
      for (let row = Math.max(0, y - REACH); row <= last; row++) near[row * width + x] = 1
    }
  }
  return near
}

/** Strength of the unsharp mask. */
const SHARPER = 0.3

/** Applies a light unsharp mask to the colours, in place. */
export function sharpen({ data, width, height }: Sprite): void {
  const from = data.slice()
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const stride = width * 4
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * stride + 4; i < (y + 1) * stride - 4; i++) {
      if ((i & 3) === 3) continue
      const around = from[i - 4]! + from[i + 4]! + from[i - stride]! + from[i + stride]!
      clamped[i] = from[i]! + SHARPER * (4 * from[i]! - around) * 0.25
    }
  }
}

/** Smooths the steps of a cut-out's outline, in place, for enlarging. */
export function smoothOutline({ data, width, height }: Sprite): void {
  const from = new Uint8Array(width * height)
  for (let p = 0; p < from.length; p++) from[p] = data[p * 4 + 3]!
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x
      const sides = from[p - 1]! + from[p + 1]! + from[p - width]! + from[p + width]!
      const corners = from[p - width - 1]! + from[p - width + 1]! + from[p + width - 1]! + from[p + width + 1]!
      data[p * 4 + 3] = (4 * from[p]! + 2 * sides + corners) >> 4
    }
  }
}
