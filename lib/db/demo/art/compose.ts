import type { Recipe } from './recipe'
import { backdrop } from './backdrop'
import { edgeShade } from './edge-shade'
import { stage } from './figure'
import { families, feetLines } from './kit'
import { paintFigure } from './paint'
import { rgb, type Picture, type View } from './raster'
import { paintShadows } from './shadow'

/** Side of a product's picture, px: art of 256 px has no more detail. */
export const PICTURE_SIDE = 720

/** Shadows on sand are warm under any sky. */
const SAND_INK = rgb('#4A3013')

/** Ground beneath floating figures in scenes whose feet line is elsewhere. */
const LAGOON_BED = 905

/**
 * Draws a recipe as a square picture of `size` pixels, following the seven steps of the picture recipe
 * (docs/design-language.md). The same recipe always gives the same bytes. Throws an error that names missing art.
 */
export function composePicture(recipe: Recipe, size = PICTURE_SIDE): Promise<Picture> {
  const { x, y, size: side } = recipe.crop ?? { x: 0, y: 0, size: 1000 }
  return composeView(recipe, { x, y, width: side, height: side }, size)
}

/** Draws the part of a recipe's canvas that `view` shows, `width` pixels wide. */
export async function composeView(recipe: Recipe, view: View, width: number): Promise<Picture> {
  const canvas = await backdrop(recipe, view, width)
  const ink = rgb(families[recipe.family].ink)
  const floor = recipe.scene === 'lagoon' ? LAGOON_BED : feetLines[recipe.scene]
  const ground = { feet: recipe.feet ?? feetLines[recipe.scene], floor }
  const staged = await Promise.all(recipe.figures.map((figure) => stage(figure, canvas, ground)))
  const cast = recipe.scene === 'dune' ? SAND_INK : ink
  paintShadows(
    canvas,
    staged.map(({ caster }) => caster),
    cast,
  )
  const edge = edgeShade(view, canvas.scale)
  for (const { placed } of staged) if (placed) paintFigure(canvas, placed, ink, edge)
  return { data: canvas.data, width: canvas.width, height: canvas.height, channels: 3 }
}
