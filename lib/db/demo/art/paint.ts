import type { EdgeShade } from './edge-shade'
import type { Rows } from './enlarge'
import type { Canvas, Rgb, Sprite } from './raster'

const MIDDLE = 172

/** Identity table of alpha values. */
const SAME = Uint8ClampedArray.from({ length: 256 }, (_, alpha) => alpha)

/**
 * Returns a table that tightens alpha at the rim to remove its pale fringe (picture recipe, step 5), more for larger
 * enlargements, which widen the rim.
 */
function tightened(ratio: number): Uint8ClampedArray {
  const slope = Math.min(Math.max(0.6 * ratio, 1.6), 4)
  return Uint8ClampedArray.from({ length: 256 }, (_, alpha) => (alpha - MIDDLE) * slope + 127.5)
}

/** Paints art enlarged `ratio` times over a cut-out, in place; clips what is outside. */
export function paintOver(
  onto: Sprite,
  { data, width, height }: Sprite,
  left: number,
  top: number,
  ratio: number,
): void {
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
  rows: Rows
  /** Pixels on the canvas. */
  left: number
  top: number
  /** Enlargement of the art; undefined for drawings, whose edges need no tightening. */
  ratio?: number
}

/** Paints a placed figure onto the canvas, in place, with the background's edge shade. */
export function paintFigure(canvas: Canvas, { rows, left, top, ratio }: Placed, ink: Rgb, edge?: EdgeShade): void {
  const alphas = ratio === undefined ? SAME : tightened(ratio)
  const { data } = canvas
  for (let y = Math.max(0, -top); y < Math.min(rows.height, canvas.height - top); y++) {
    const row = rows.row(y)
    if (!row) continue
    const clear = edge?.clear(y + top)
    const clearFrom = (clear?.first ?? 0) - left
    const clearTo = (clear?.end ?? canvas.width) - left
    const from = Math.max(row.from, -left)
    const to = Math.min(row.to, canvas.width - left)
    const figure = row.data
    let i = row.at + from * 4
    let at = ((y + top) * canvas.width + from + left) * 3
    for (let x = from; x < to; x++, i += 4, at += 3) {
      const alpha = alphas[figure[i + 3]!]!
      if (alpha === 0) continue
      const shaded = edge && (x < clearFrom || x >= clearTo)
      if (alpha === 255 && !shaded) {
        data[at] = figure[i]!
        data[at + 1] = figure[i + 1]!
        data[at + 2] = figure[i + 2]!
        continue
      }
      const share = alpha / 255
      const shade = shaded ? edge.at(x + left, y + top) * share : 0
      // Blends figure and shade in one step: shares of ground, figure and ink.
      const own = share - shade
      data[at] = data[at]! * (1 - share) + figure[i]! * own + ink[0] * shade + 0.5
      data[at + 1] = data[at + 1]! * (1 - share) + figure[i + 1]! * own + ink[1] * shade + 0.5
      data[at + 2] = data[at + 2]! * (1 - share) + figure[i + 2]! * own + ink[2] * shade + 0.5
    }
  }
}
