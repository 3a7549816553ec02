const HUES = { from: 215, to: 320, shoulder: 8 }
const SATURATION = { full: 0.62, none: 0.72 }
const REMOVED = 0.86
const WARMTH = [6, 2, -7] as const

/** How violet a colour is, 0-1: inside the hue range and not so vivid that violet is what it means to be. */
function violetness(r: number, g: number, b: number): number {
  const high = Math.max(r, g, b)
  const chroma = high - Math.min(r, g, b)
  if (chroma === 0 || g === high) return 0
  const hue = r === high ? (((g - b) / chroma) * 60 + 360) % 360 : ((r - g) / chroma) * 60 + 240
  const inside = Math.min(hue - HUES.from, HUES.to - hue) / HUES.shoulder + 1
  const pale = (SATURATION.none - chroma / high) / (SATURATION.none - SATURATION.full)
  return Math.min(Math.max(inside, 0), 1) * Math.min(Math.max(pale, 0), 1)
}

/** Takes the violet cast out of raw RGBA in place, so that whites are white and black cats black. Picture recipe, step 5. */
export function whiten(data: Uint8Array): void {
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!]
    const share = violetness(r, g, b)
    if (share === 0) continue
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    const keep = 1 - REMOVED * share
    clamped[i] = grey + (r - grey) * keep + WARMTH[0] * share
    clamped[i + 1] = grey + (g - grey) * keep + WARMTH[1] * share
    clamped[i + 2] = grey + (b - grey) * keep + WARMTH[2] * share
  }
}
