import { LRUCache } from 'lru-cache'
import type { Family, Recipe, Scene } from './recipe'
import { paintRow, rowReader } from './backdrop-rows'
import { edgeShade } from './edge-shade'
import { drawing, families } from './kit'
import { MASK, palmMask, palmTint } from './palm-light'
import { rasterise, rgb, type Canvas, type Sprite, type View } from './raster'
import { doubled, doubledSoft, grained, soft, type Soft } from './soft'

/** Scenes are smooth: at half size they cost a quarter, and their edges stay sharper than the art in front. */
const BASE = 640
const SMALL_BASE = 320
/** Canvases at least this wide, px, are painted at half size and doubled. */
const DOUBLED = 700
/** Views at most this wide, canvas units, are painted at a quarter: the scene has no more detail. */
const CLOSE = 550

const bases = new LRUCache<string, Promise<Sprite>>({ max: 24 })
const finished = new LRUCache<string, Promise<Canvas>>({ max: 6 })

/** Recipes with equal keys share a background; composing them in sequence draws it once. */
export function backdropKey({ family, scene, palmLight }: Recipe): string {
  return `${scene} ${family} ${palmLight ?? '-'}`
}

/** Paints wall, scene, palm light and edge shade of a recipe on a new canvas of `width` px that shows `view`. */
export async function backdrop(recipe: Recipe, view: View, width: number): Promise<Canvas> {
  const key = `${backdropKey(recipe)} ${width} ${view.x} ${view.y} ${view.width} ${view.height}`
  let canvas = finished.get(key)
  if (!canvas) {
    canvas = paint(recipe, view, width)
    finished.set(key, canvas)
    canvas.catch(() => finished.delete(key))
  }
  const known = await canvas
  return { ...known, data: Buffer.from(known.data) }
}

function base(scene: Scene, family: Family, side: number): Promise<Sprite> {
  const key = `${scene} ${family} ${side}`
  let raster = bases.get(key)
  if (!raster) {
    raster = drawing(`scenes/${scene}.svg`, { ...families[family] }).then((svg) => rasterise(svg, side, side))
    bases.set(key, raster)
    raster.catch(() => bases.delete(key))
  }
  return raster
}

/** Paints in fine steps, at most at the scene's drawn size, then rounds with slight noise. */
async function paint(recipe: Recipe, view: View, width: number): Promise<Canvas> {
  const height = Math.round((width * view.height) / view.width)
  const parts = width < DOUBLED ? 1 : view.width > CLOSE ? 2 : 4
  const share = width % parts === 0 && height % parts === 0 ? parts : 1
  const painted = await paintSoft(recipe, view, { width: width / share, height: height / share })
  const half = share === 4 ? doubledSoft(painted) : painted
  return { data: share > 1 ? doubled(half) : grained(half), width, height, view, scale: width / view.width }
}

async function paintSoft(
  recipe: Recipe,
  view: View,
  { width, height }: { width: number; height: number },
): Promise<Soft> {
  const { family, scene, palmLight } = recipe
  const side = width <= SMALL_BASE && view.width === 1000 ? SMALL_BASE : BASE
  const wall = await base(scene, family, side)
  const mask = palmLight === undefined ? undefined : await palmMask(palmLight)
  const painted = soft(width, height)
  const wallRow = rowReader(wall.data, { cells: side, channels: 4 }, view, painted)
  const leafRow = mask && rowReader(mask, { cells: MASK, channels: 1 }, view, painted)
  const light = { tint: palmTint(family), ink: rgb(families[family].ink), edge: edgeShade(view, width / view.width) }
  for (let y = 0; y < height; y++) paintRow(painted, y, wallRow(y), leafRow?.(y), light)
  return painted
}
