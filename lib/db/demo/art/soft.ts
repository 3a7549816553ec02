/** A picture in steps 64 times finer than a screen level: RGB, 0 to 255 x 64. */
export interface Soft {
  data: Uint16Array
  width: number
  height: number
}

/** Steps per screen level. */
export const LEVEL = 64

const TILE = 64

/** Fixed rounding noise of half a level, so that long gradients do not band. */
const grain = (() => {
  let seed = 9
  return Int32Array.from({ length: TILE * TILE }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed >>> 22
  })
})()

/** Creates a black picture. */
export function soft(width: number, height: number): Soft {
  return { data: new Uint16Array(width * height * 3), width, height }
}

/** Rounds to screen levels. */
export function grained({ data, width, height }: Soft): Buffer {
  const out = Buffer.allocUnsafe(data.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const noise = grain[(y % TILE) * TILE + (x % TILE)]! >> 4
      out[i] = (data[i]! + noise) >> 6
      out[i + 1] = (data[i + 1]! + noise) >> 6
      out[i + 2] = (data[i + 2]! + noise) >> 6
    }
  }
  return out
}

/** Interpolates row `y` at double height: 3/4 of the nearest row, 1/4 of the next. Repeats the end pixels of `line`. */
function between({ data, width, height }: Soft, y: number, line: Int32Array): void {
  const stride = width * 3
  const near = (y >> 1) * stride
  const far = Math.min(Math.max((y >> 1) + (y & 1 ? 1 : -1), 0), height - 1) * stride
  for (let i = 0; i < stride; i++) line[i + 3] = 3 * data[near + i]! + data[far + i]!
  for (let c = 0; c < 3; c++) {
    line[c] = line[c + 3]!
    line[stride + 3 + c] = line[stride + c]!
  }
}

/** Doubles the size: each pixel is 3/4 its nearest, 1/4 the next, on both axes. */
export function doubledSoft(small: Soft): Soft {
  const large = soft(small.width * 2, small.height * 2)
  const out = large.data
  const line = new Int32Array(small.width * 3 + 6)
  for (let y = 0, at = 0; y < large.height; y++) {
    between(small, y, line)
    for (let i = 3; i < line.length - 3; i += 3, at += 6) {
      for (let c = 0; c < 3; c++) {
        const middle = 3 * line[i + c]! + 8
        out[at + c] = (middle + line[i + c - 3]!) >> 4
        out[at + c + 3] = (middle + line[i + c + 3]!) >> 4
      }
    }
  }
  return large
}

/** Doubles the size and rounds to screen levels. */
export function doubled(small: Soft): Buffer {
  const stride = small.width * 3
  const out = Buffer.allocUnsafe(small.data.length * 4)
  const line = new Int32Array(stride + 6)
  for (let y = 0, at = 0; y < small.height * 2; y++) {
    between(small, y, line)
    const row = (y % TILE) * TILE
    for (let i = 3; i < stride + 3; i += 3, at += 6) {
      const left = grain[row + (at & (TILE - 1))]!
      const right = grain[row + ((at + 3) & (TILE - 1))]!
      const r = 3 * line[i]!
      const g = 3 * line[i + 1]!
      const b = 3 * line[i + 2]!
      out[at] = (r + line[i - 3]! + left) >> 10
      out[at + 1] = (g + line[i - 2]! + left) >> 10
      out[at + 2] = (b + line[i - 1]! + left) >> 10
      out[at + 3] = (r + line[i + 3]! + right) >> 10
      out[at + 4] = (g + line[i + 4]! + right) >> 10
      out[at + 5] = (b + line[i + 5]! + right) >> 10
    }
  }
  return out
}
