const HUES = { from: 215, to: 320, shoulder: 8 }
/** Pale colours have no reliable hue: the range widens for them, or lilac patches would stay on white fur. */
const PALE = { saturation: 0.25, shoulder: 90 }
/** Light colours so faint that their hue is random: they are included, or whites would be patchy. */
const FAINT = { saturation: 0.08, fade: 0.04, from: 160, rise: 40 }
/** Saturation up to which violet is a cast rather than intended; dark colours measure as more saturated. */
const CAST = { light: 0.62, dark: 0.98, fade: 0.1 }
const DARK = 150
const REMOVED = 0.86
const WARMTH = [6, 2, -7] as const
/** Without violet, whites would be grey and blacks dull: brightens lights, darkens darks. */
const LIGHTS = { from: 130, rise: 0.3 }
const DARKS = { below: 110, sink: 0.4 }

/** Returns how violet a colour is (0-1): within the hue range and not vividly violet; includes whites. */
function violetness(r: number, g: number, b: number): number {
  const high = r > b ? (r > g ? r : g) : b > g ? b : g
  const low = r < b ? (r < g ? r : g) : b < g ? b : g
  const chroma = high - low
  const faint = faintness(high, chroma)
  if (chroma === 0 || g === high) return faint
  const hue = r === high ? (((g - b) / chroma) * 60 + 360) % 360 : ((r - g) / chroma) * 60 + 240
  const saturation = chroma / high
  const shoulder = HUES.shoulder + PALE.shoulder * share(1 - saturation / PALE.saturation)
  const limit = CAST.light + (CAST.dark - CAST.light) * share(1 - high / DARK)
  const inside = hue < (HUES.from + HUES.to) / 2 ? hue - HUES.from : HUES.to - hue
  const violet = share(inside / shoulder + 1) * share((limit + CAST.fade - saturation) / CAST.fade)
  return violet > faint ? violet : faint
}

/** Returns how faint a light colour is (0-1); faint ones are treated as the white around them, at any hue. */
function faintness(high: number, chroma: number): number {
  return share((FAINT.saturation - chroma / high) / FAINT.fade) * share((high - FAINT.from) / FAINT.rise)
}

function share(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value
}

/** Returns the brightness (0-255) of a grey after its violet is removed. */
function settled(grey: number): number {
  if (grey > LIGHTS.from) return grey + (255 - grey) * LIGHTS.rise * share((grey - LIGHTS.from) / 60)
  if (grey < DARKS.below) return grey * (1 - DARKS.sink * (1 - grey / DARKS.below))
  return grey
}

/** Removes the violet cast from raw RGBA, in place, so that whites are white and black cats black. Picture recipe, step 5. */
export function whiten(data: Uint8Array): void {
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue
    const r = data[i]!
    const g = data[i + 1]!
    const b = data[i + 2]!
    const violet = violetness(r, g, b)
    if (violet === 0) continue
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    const keep = 1 - REMOVED * violet
    const base = grey + (settled(grey) - grey) * violet
    clamped[i] = base + (r - grey) * keep + WARMTH[0] * violet
    clamped[i + 1] = base + (g - grey) * keep + WARMTH[1] * violet
    clamped[i + 2] = base + (b - grey) * keep + WARMTH[2] * violet
  }
}
