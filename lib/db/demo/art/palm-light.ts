import type { Family } from './recipe'
import { blur } from './blur'
import { drawing, families, palmLights, type Frond } from './kit'
import { mix, rasterise, rgb, type Rgb } from './raster'

/** Side of the mask: the light is soft, so a small mask is stretched. */
export const MASK = 320

const BLUR = 8
const DARK: readonly Family[] = ['palm', 'oxblood', 'slate']
const STRENGTH = { light: 0.4, dark: 0.5 }

const masks = new Map<number, Promise<Float32Array>>()

/** Returns where fronds shade the canvas (0-1), as MASK x MASK values. Throws for an unknown light. */
export function palmMask(light: number): Promise<Float32Array> {
  let mask = masks.get(light)
  if (!mask) {
    mask = draw(light)
    masks.set(light, mask)
  }
  return mask
}

/** Returns the share of each channel (0-1) that full shade removes. */
export function palmTint(family: Family): Rgb {
  const { wallDeep, ink } = families[family]
  const colour = mix(rgb(wallDeep), rgb(ink), 0.5)
  const strength = DARK.includes(family) ? STRENGTH.dark : STRENGTH.light
  const factor = (channel: number) => strength * (1 - channel / 255)
  return [factor(colour[0]), factor(colour[1]), factor(colour[2])]
}

async function draw(light: number): Promise<Float32Array> {
  const fronds = palmLights[light]
  if (!fronds) throw new Error(`The picture kit has no palm light ${light}`)
  const leaves = (await drawing('frond.svg')).replace(
    /^[\s\S]*?<g fill[^>]*>\s*<g[^>]*>|<\/g>\s*<\/g>\s*<\/svg>\s*$/g,
    '',
  )
  const place = ({ x, y, rotate, scale }: Frond) => `translate(${x} ${y}) rotate(${rotate}) scale(${scale})`
  const groups = fronds.map((frond) => `<g transform="${place(frond)}">${leaves}</g>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${groups.join('')}</svg>`
  const { data } = await rasterise(svg, MASK, MASK)
  const mask = Float32Array.from({ length: MASK * MASK }, (_, i) => data[i * 4 + 3]! / 255)
  return blur(mask, MASK, MASK, (BLUR * MASK) / 1000)
}
