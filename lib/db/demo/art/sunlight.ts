import { mix, rgb, type Sprite } from './raster'

const LIGHT = { colour: rgb('#FFE9C2'), opacity: 0.5 }
const SHADE = { colour: rgb('#3A1E0C'), opacity: 0.42 }
const STEPS = 256

/** Soft-light blend of one channel, both 0-1 (W3C compositing). */
function softLight(under: number, over: number): number {
  if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under)
  const curve = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under)
  return under + (2 * over - 1) * (curve - under)
}

/** Builds a table of channel values per ramp step: STEPS x 3 x 256. */
function buildTable(): Uint8Array {
  const table = new Uint8Array(STEPS * 768)
  for (let step = 0; step < STEPS; step++) {
    const share = step / (STEPS - 1)
    const colour = mix(LIGHT.colour, SHADE.colour, share)
    const opacity = LIGHT.opacity + (SHADE.opacity - LIGHT.opacity) * share
    for (let channel = 0; channel < 3; channel++) {
      for (let value = 0; value < 256; value++) {
        const lit = softLight(value / 255, colour[channel]! / 255) * 255
        table[step * 768 + channel * 256 + value] = Math.round(value + (lit - value) * opacity)
      }
    }
  }
  return table
}

let table: Uint8Array | undefined

/** Applies low sunlight to a cut-out, in place: light at the upper left, brown shade at the lower right. Picture recipe, step 5. */
export function sunlight({ data, width, height }: Sprite): void {
  const lut = (table ??= buildTable())
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i + 3] === 0) continue
      const at = (((x / width + y / height) * (STEPS - 1)) >> 1) * 768
      data[i] = lut[at + data[i]!]!
      data[i + 1] = lut[at + 256 + data[i + 1]!]!
      data[i + 2] = lut[at + 512 + data[i + 2]!]!
    }
  }
}
