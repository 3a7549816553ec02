import type { Canvas, Sprite } from './raster'

/** Where a picture is darkened towards its edge, and by how much; see `edge-shade.ts`. */
export type Shade = (x: number, y: number) => number

const MIDDLE = 172

/**
 * What each alpha becomes: the rim is tightened to lose its pale fringe (picture recipe, step 5), the more so the
 * further the art was enlarged, which widens the rim.
 */
function tightened(ratio: number): Uint8ClampedArray {
  const slope = Math.min(Math.max(0.6 * ratio, 1.3), 4)
  return Uint8ClampedArray.from({ length: 256 }, (_, alpha) => (alpha - MIDDLE) * slope + 127.5)
}

/** Paints art that was enlarged `ratio` times over a cut-out, in place; what falls outside is dropped. */
export function paintOver(onto: Sprite, { data, width, height }: Sprite, left: number, top: number, ratio: number): void {
  const alphas = tightened(ratio)
  for (let y = Math.max(0, -top); y < Math.min(height, onto.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(width, onto.width - left); x++) {
      const i = (y * width + x) * 4
      const alpha = alphas[data[i + 3]!]! / 255
      if (alpha === 0) continue
      const at = ((y + top) * onto.width + x + left) * 4
      const under = (onto.data[at + 3]! / 255) * (1 - alpha)
      const all = alpha + under
      for (let c = 0; c < 3; c++) onto.data[at + c] = (data[i + c]! * alpha + onto.data[at + c]! * under) / all
      onto.data[at + 3] = all * 255
    }
  }
}

export interface Placed {
  sprite: Sprite
  /** Pixels on the canvas. */
  left: number
  top: number
  /** How far the art was enlarged; undefined for drawings, whose edges are right as they are. */
  ratio?: number
}

/** Paints a placed figure onto the canvas in place, under the same edge shade as its background. */
export function paintFigure(canvas: Canvas, placed: Placed, ink: readonly number[], shadeAt?: Shade): void {
  const { sprite, left, top, ratio } = placed
  const alphas = ratio === undefined ? Uint8ClampedArray.from({ length: 256 }, (_, a) => a) : tightened(ratio)
  const [inkR, inkG, inkB] = [ink[0] ?? 0, ink[1] ?? 0, ink[2] ?? 0]
  const from = Math.max(0, -left)
  const to = Math.min(sprite.width, canvas.width - left)
  const { data } = canvas
  for (let y = Math.max(0, -top); y < Math.min(sprite.height, canvas.height - top); y++) {
    let i = (y * sprite.width + from) * 4
    let at = ((y + top) * canvas.width + from + left) * 3
    for (let x = from; x < to; x++, i += 4, at += 3) {
      const alpha = alphas[sprite.data[i + 3]!]!
      if (alpha === 0) continue
      let r = sprite.data[i]!
      let g = sprite.data[i + 1]!
      let b = sprite.data[i + 2]!
      const shade = shadeAt ? shadeAt(x + left, y + top) : 0
      if (shade > 0) {
        r += (inkR - r) * shade
        g += (inkG - g) * shade
        b += (inkB - b) * shade
      }
      const share = alpha / 255
      data[at] = data[at]! + (r - data[at]!) * share + 0.5
      data[at + 1] = data[at + 1]! + (g - data[at + 1]!) * share + 0.5
      data[at + 2] = data[at + 2]! + (b - data[at + 2]!) * share + 0.5
    }
  }
}
