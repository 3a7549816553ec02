import { LRUCache } from 'lru-cache'
import type { Family, Recipe, Scene } from '../types'
import { edgeShade } from './edge-shade'
import { drawing, families } from './kit'
import { MASK, palmMask, palmTint } from './palm-light'
import { rasterise, rgb, type Canvas, type Sprite, type View } from './raster'

/** Scenes are smooth: drawn at half size they cost a quarter, and their edges stay crisper than the art before them. */
const BASE = 640
const NOISE = 64

const bases = new LRUCache<string, Promise<Sprite>>({ max: 24 })
const finished = new LRUCache<string, Promise<Canvas>>({ max: 6 })

/** Recipes with equal keys share a background; composing them one after the other draws it once. */
export function backdropKey({ family, scene, palmLight }: Recipe): string {
  return `${scene} ${family} ${palmLight ?? '-'}`
}

/** Wall, scene, palm light and edge shade of a recipe on a fresh canvas of `width` pixels that shows `view`. */
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

function base(scene: Scene, family: Family): Promise<Sprite> {
  const key = `${scene} ${family}`
  let raster = bases.get(key)
  if (!raster) {
    raster = drawing(`scenes/${scene}.svg`, { ...families[family] }).then((svg) => rasterise(svg, BASE, BASE))
    bases.set(key, raster)
    raster.catch(() => bases.delete(key))
  }
  return raster
}

interface Ruler {
  at: Int32Array
  share: Float32Array
}

/** For each pixel along one side: the grid cell before it and how far it is towards the next. */
function ruler(pixels: number, from: number, span: number, cells: number): Ruler {
  const at = new Int32Array(pixels)
  const share = new Float32Array(pixels)
  for (let i = 0; i < pixels; i++) {
    const place = Math.min(Math.max(((from + ((i + 0.5) * span) / pixels) / 1000) * cells - 0.5, 0), cells - 1.001)
    at[i] = Math.floor(place)
    share[i] = place - Math.floor(place)
  }
  return { at, share }
}

/** Rounding noise of half a level, always the same, so that long gradients do not band. */
const noise = (() => {
  let seed = 9
  return Float32Array.from({ length: NOISE * NOISE }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  })
})()

async function paint(recipe: Recipe, view: View, width: number): Promise<Canvas> {
  const { family, scene, palmLight } = recipe
  const height = Math.round((width * view.height) / view.width)
  const scale = width / view.width
  const wall = await base(scene, family)
  const mask = palmLight === undefined ? undefined : await palmMask(palmLight)
  const tint = palmTint(family)
  const ink = rgb(families[family].ink)
  const shadeAt = edgeShade(view, scale)
  const [across, down] = [ruler(width, view.x, view.width, BASE), ruler(height, view.y, view.height, BASE)]
  const [maskX, maskY] = [ruler(width, view.x, view.width, MASK), ruler(height, view.y, view.height, MASK)]
  const data = Buffer.allocUnsafe(width * height * 3)
  const line = new Float32Array(BASE * 4)
  const maskLine = new Float32Array(MASK)
  for (let y = 0, out = 0; y < height; y++) {
    blendRows(wall.data, BASE * 4, down.at[y]!, down.share[y]!, line)
    if (mask) blendRows(mask, MASK, maskY.at[y]!, maskY.share[y]!, maskLine)
    for (let x = 0; x < width; x++, out += 3) {
      const i = across.at[x]! * 4
      const share = across.share[x]!
      const grain = noise[(y % NOISE) * NOISE + (x % NOISE)]!
      const shade = shadeAt(x, y)
      const m = maskX.at[x]!
      const leaf = mask ? maskLine[m]! + (maskLine[m + 1]! - maskLine[m]!) * maskX.share[x]! : 0
      for (let c = 0; c < 3; c++) {
        let value = line[i + c]! + (line[i + 4 + c]! - line[i + c]!) * share
        value *= 1 - leaf * (1 - tint[c]!)
        data[out + c] = value + (ink[c]! - value) * shade + grain
      }
    }
  }
  return { data, width, height, view, scale }
}

function blendRows(grid: ArrayLike<number>, stride: number, row: number, share: number, line: Float32Array): void {
  const first = row * stride
  const second = first + stride
  for (let i = 0; i < stride; i++) line[i] = grid[first + i]! + (grid[second + i]! - grid[first + i]!) * share
}
