import type { Figure } from './recipe'
import { artSprite } from './art'
import { MARGIN } from './cut-out'
import { plainRows, resizedRows, type Window } from './enlarge'
import { packShapes } from './kit'
import { packSprite } from './pack'
import type { Placed } from './paint'
import type { Canvas, Sprite } from './raster'
import type { Caster } from './shadow'

/** A figure ready to paint, and its shadow. */
export interface Staged {
  /** Undefined when the figure is outside the picture. */
  placed: Placed | undefined
  /** Undefined when its shadow is not visible. */
  caster: Caster | undefined
}

/** A figure that always casts a shadow. */
interface Standing extends Staged {
  caster: Caster
}

/** Ground of a figure: `feet` is its own line, `floor` the ground of the scene (different for floating figures). */
interface Ground {
  feet: number
  floor: number
}

/** Scales and positions a figure on the canvas. `centreX` is a share of the canvas width `middle`. */
export async function stage(figure: Figure, canvas: Canvas, ground: Ground, middle = 1000): Promise<Standing> {
  const centre = figure.centreX * middle
  const foot = ground.feet + (figure.lower ?? 0)
  const staged = figure.pack
    ? await stagePack(figure, canvas, centre, foot)
    : await stageArt(figure, canvas, centre, foot)
  return figure.floats ? { ...staged, caster: { ...staged.caster, floor: ground.floor } } : staged
}

async function stageArt(figure: Figure, canvas: Canvas, centre: number, foot: number): Promise<Standing> {
  if (!figure.art) throw new Error('A figure needs a piece of art or a pack')
  const source = await artSprite({ ...figure, art: figure.art })
  const perPixel = figure.height / (source.height - 2 * MARGIN)
  const box = {
    width: source.width * perPixel,
    height: source.height * perPixel,
    left: centre - (source.width * perPixel) / 2,
    foot: foot + MARGIN * perPixel,
  }
  const ratio = perPixel * canvas.scale
  const size = { width: pixels(source.width * ratio), height: pixels(source.height * ratio) }
  const { left, top } = corner(canvas, box)
  const wanted = visible(canvas, { left, top, ...size })
  const rows = wanted && (await resizedRows(source, size.width, size.height, wanted))
  const inner = {
    left: box.left + MARGIN * perPixel,
    width: box.width - 2 * MARGIN * perPixel,
    height: figure.height,
    foot,
  }
  return {
    placed: rows && { rows, left: Math.max(left, 0), top: Math.max(top, 0), ratio },
    caster: { ...inner, sprite: source },
  }
}

async function stagePack(figure: Figure, canvas: Canvas, centre: number, foot: number): Promise<Standing> {
  const sprite = await packSprite(figure, pixels(figure.height * canvas.scale))
  const shape = packShapes[figure.pack ?? '']
  const width = shape ? (figure.height * shape.width) / shape.height : 0
  const clear = (emptyRows(sprite) * figure.height) / sprite.height
  const box = { left: centre - width / 2, width, height: figure.height, foot: foot + clear }
  return { placed: { ...corner(canvas, box), rows: plainRows(sprite) }, caster: { ...box, foot, sprite } }
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length))
}

/** Returns the part of a box on the canvas, relative to the box; undefined when it is outside. */
function visible(canvas: Canvas, box: Window): Window | undefined {
  const left = Math.max(0, -box.left)
  const top = Math.max(0, -box.top)
  const width = Math.min(box.width, canvas.width - box.left) - left
  const height = Math.min(box.height, canvas.height - box.top) - top
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

function corner(canvas: Canvas, box: { left: number; height: number; foot: number }): { left: number; top: number } {
  return {
    left: Math.round((box.left - canvas.view.x) * canvas.scale),
    top: Math.round((box.foot - box.height - canvas.view.y) * canvas.scale),
  }
}

/** Counts the empty rows at the bottom of a drawing. */
function emptyRows({ data, width, height }: Sprite): number {
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]! > 127) return height - 1 - y
  }
  return 0
}
