import type { Sprite } from './raster'

/** Pixels of clear room around a trimmed cut-out, so that its edge can be smoothed when it is enlarged. */
export const MARGIN = 2

const VISIBLE = 40
const CLEAR = 24
const SOLID = 235
const REACH = 4

/** Cuts the empty border away and leaves MARGIN pixels of it. Throws when nothing is visible. */
export function trim({ data, width, height }: Sprite): Sprite {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, i = 3; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i]! < VISIBLE) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
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

export function mirror({ data, width, height }: Sprite): Sprite {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const out = new Uint32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[y * width + x] = from[(y + 1) * width - 1 - x]!
  }
  return { data: new Uint8Array(out.buffer), width, height }
}

/**
 * Gives the rim of a cut-out the colour of its solid inside, in place, a few pixels past the edge: the art's rim is
 * pale, and would shine on dark walls. See-through parts away from the edge (glass) keep their colour.
 */
export function spreadColour({ data, width, height }: Sprite): void {
  const count = width * height
  const rim = nearClear(data, width, height)
  const known = new Uint8Array(count)
  for (let p = 0; p < count; p++) known[p] = data[p * 4 + 3]! >= SOLID || rim[p] === 0 ? 1 : 0
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (let pass = 0; pass < REACH; pass++) {
    const found: number[] = []
    for (let p = width + 1; p < count - width - 1; p++) {
      if (known[p] === 1) continue
      let [r, g, b, n] = [0, 0, 0, 0]
      for (const step of steps) {
        if (known[p + step] === 0) continue
        const i = (p + step) * 4
        r += data[i]!
        g += data[i + 1]!
        b += data[i + 2]!
        n++
      }
      if (n === 0) continue
      data[p * 4] = r / n
      data[p * 4 + 1] = g / n
      data[p * 4 + 2] = b / n
      found.push(p)
    }
    for (const p of found) known[p] = 1
  }
}

/** 1 for each pixel within three pixels of a clear one. */
function nearClear(data: Uint8Array, width: number, height: number): Uint8Array {
  const near = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! >= CLEAR) continue
      const right = Math.min(x + 3, width - 1)
      for (let row = Math.max(y - 3, 0); row <= Math.min(y + 3, height - 1); row++) {
        near.fill(1, row * width + Math.max(x - 3, 0), row * width + right + 1)
      }
    }
  }
  return near
}

/** A light unsharp mask over the colours, in place. */
export function sharpen({ data, width, height }: Sprite, amount = 0.3): void {
  const from = data.slice()
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const stride = width * 4
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * stride + 4; i < (y + 1) * stride - 4; i++) {
      if ((i & 3) === 3) continue
      const around = from[i - 4]! + from[i + 4]! + from[i - stride]! + from[i + stride]!
      clamped[i] = from[i]! + amount * (4 * from[i]! - around) * 0.25
    }
  }
}

/** Rounds the steps of a cut-out's outline, in place, so that they do not show when it is enlarged. */
export function smoothOutline({ data, width, height }: Sprite): void {
  const from = Uint8Array.from({ length: width * height }, (_, p) => data[p * 4 + 3]!)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x
      const sides = from[p - 1]! + from[p + 1]! + from[p - width]! + from[p + width]!
      const corners = from[p - width - 1]! + from[p - width + 1]! + from[p + width - 1]! + from[p + width + 1]!
      data[p * 4 + 3] = (4 * from[p]! + 2 * sides + corners) >> 4
    }
  }
}
