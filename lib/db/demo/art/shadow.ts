import { blur } from './blur'
import type { Canvas, Rgb, Sprite } from './raster'

/** Position of a shadow-casting figure in canvas units: its solid box. */
export interface Caster {
  sprite: Sprite
  left: number
  width: number
  height: number
  /** The line its feet stand on. */
  foot: number
  /** Set for a floating figure: the ground beneath it. */
  floor?: number
  /** Set for a stem under a wide crown, which has a small contact area. */
  slender?: boolean
}

const LEAN = 0.62
const FLAT = 0.3
const CAST = { blur: 15, opacity: 0.42 }
const CONTACT = { blur: 11, opacity: 0.55, widest: 0.8, narrowest: 0.45, height: 0.09, lift: 6 }
const FLOATING = { blur: 18, opacity: 0.2, width: 0.62, height: 0.1 }

/** Contact area: the lowest share of a figure, and how far its shadow extends past it. */
const SOLE = { share: 0.07, reach: 1.25 }

/** The cast shadow fades by this share towards its far end. */
const FADE = 0.2
/** Side of a shadow cell, px: soft shadows need no finer grid. */
const CELL = 4
/** Room for the blur above and below, in canvas units. */
const ROOM = 60

/** The band of the canvas that shadows may fall on, in cells. */
interface Grid {
  columns: number
  rows: number
  /** First row of cells on the canvas. */
  top: number
  perUnit: number
  /** Canvas units of the first cell. */
  x: number
  y: number
}

/** Paints the ground shadows of all figures, in place, before the figures. Picture recipe, step 6. */
export function paintShadows(canvas: Canvas, casters: readonly Caster[], ink: Rgb): void {
  const grid = gridFor(canvas, casters)
  if (grid.rows < 2) return
  const standing = casters.filter(({ floor }) => floor === undefined)
  const floating = casters.filter(({ floor }) => floor !== undefined)
  const light = new Float32Array(grid.columns * grid.rows).fill(1)
  const shadeWith = (
    group: Caster[],
    style: { blur: number; opacity: number },
    lay: (cells: Float32Array, caster: Caster) => void,
  ) => {
    if (group.length === 0) return
    const cells = new Float32Array(light.length)
    for (const caster of group) lay(cells, caster)
    const soft = blur(cells, grid.columns, grid.rows, style.blur * grid.perUnit)
    for (let i = 0; i < light.length; i++) light[i]! *= 1 - style.opacity * soft[i]!
  }
  shadeWith(standing, CAST, (cells, caster) => layDown(cells, grid, caster))
  shadeWith(standing, CONTACT, (cells, caster) => ellipse(cells, grid, contactOf(caster)))
  shadeWith(floating, FLOATING, (cells, caster) => ellipse(cells, grid, floatingOf(caster)))
  darken(canvas, grid, light, ink)
}

function gridFor(canvas: Canvas, casters: readonly Caster[]): Grid {
  const perUnit = canvas.scale / CELL
  const first = Math.min(...casters.map(({ foot, floor, height }) => floor ?? foot - FLAT * height)) - ROOM
  const last = Math.max(...casters.map(({ foot, floor, height }) => (floor ?? foot) + height * 0.06)) + ROOM
  const most = Math.ceil(canvas.height / CELL) + 1
  const top = Math.min(Math.max(Math.floor((first - canvas.view.y) * perUnit), 0), most)
  const end = Math.min(Math.max(Math.ceil((last - canvas.view.y) * perUnit), 0), most)
  const columns = Math.ceil(canvas.width / CELL) + 2
  return { columns, rows: end - top, top, perUnit, x: canvas.view.x, y: canvas.view.y + top / perUnit }
}

/** Projects the silhouette onto the floor: leaning right, flattened, fading. */
function layDown(cells: Float32Array, grid: Grid, { sprite, left, width, height, foot }: Caster): void {
  for (let row = 0; row < grid.rows; row++) {
    for (let part = 0; part < 3; part++) {
      const up = (foot - (grid.y + (row + (part - 1) / 3) / grid.perUnit)) / FLAT
      if (up < 0 || up >= height) continue
      const line = Math.min(sprite.height - 1, Math.floor((1 - up / height) * sprite.height)) * sprite.width
      const weight = (1 - (FADE * up) / height) / 3 / 255
      const start = left + LEAN * up
      const from = Math.max(0, Math.ceil((start - grid.x) * grid.perUnit))
      const to = Math.min(grid.columns, Math.floor((start + width - grid.x) * grid.perUnit))
      for (let column = from; column < to; column++) {
        const at = (((grid.x + column / grid.perUnit - start) / width) * sprite.width) | 0
        const cell = row * grid.columns + column
        const value = cells[cell]! + sprite.data[(line + at) * 4 + 3]! * weight
        cells[cell] = value > 1 ? 1 : value
      }
    }
  }
}

interface Ellipse {
  x: number
  y: number
  radiusX: number
  radiusY: number
}

/** Returns the contact shadow of a standing figure, centred on its feet rather than its middle. */
function contactOf({ sprite, left, width, height, foot, slender }: Caster): Ellipse {
  const sole = soleOf(sprite)
  const reach = (sole.to - sole.from) * SOLE.reach
  const share = Math.min(Math.max(reach, slender ? 0 : CONTACT.narrowest), CONTACT.widest)
  return {
    x: left + (width * (sole.from + sole.to)) / 2,
    y: foot - CONTACT.lift,
    radiusX: (width * share) / 2,
    radiusY: (Math.min(height, width * (slender ? share * 3 : 1.6)) * CONTACT.height) / 2,
  }
}

function floatingOf({ left, width, height, foot, floor = foot }: Caster): Ellipse {
  return {
    x: left + width / 2 + (floor - foot) * LEAN,
    y: floor,
    radiusX: (width * FLOATING.width) / 2,
    radiusY: (Math.min(height, width) * FLOATING.height) / 2,
  }
}

/** Returns where along its width (0-1) a figure touches the ground. */
function soleOf({ data, width, height }: Sprite): { from: number; to: number } {
  let first = width
  let last = -1
  for (let y = height - 1, seen = 0; y >= 0 && seen < height * SOLE.share; y--) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue
      if (x < first) first = x
      if (x > last) last = x
    }
    if (last >= 0) seen++
  }
  return last < 0 ? { from: 0, to: 1 } : { from: first / width, to: (last + 1) / width }
}

function ellipse(cells: Float32Array, grid: Grid, { x, y, radiusX, radiusY }: Ellipse): void {
  for (let row = 0; row < grid.rows; row++) {
    const dy = (grid.y + row / grid.perUnit - y) / radiusY
    if (dy * dy > 1) continue
    const half = radiusX * Math.sqrt(1 - dy * dy)
    const from = Math.max(0, Math.ceil((x - half - grid.x) * grid.perUnit))
    const to = Math.min(grid.columns, Math.floor((x + half - grid.x) * grid.perUnit) + 1)
    if (to > from) cells.fill(1, row * grid.columns + from, row * grid.columns + to)
  }
}

/** Stretches the cells over their band of the canvas and darkens it towards the ink. */
function darken({ data, width, height }: Canvas, grid: Grid, light: Float32Array, ink: Rgb): void {
  const { columns, rows, top } = grid
  const line = new Float32Array(columns)
  for (let y = top * CELL; y < Math.min(height, (top + rows - 1) * CELL); y++) {
    const row = Math.floor(y / CELL) - top
    const down = (y % CELL) / CELL
    let darkest = 1
    for (let i = 0, at = row * columns; i < columns; i++, at++) {
      const value = light[at]! + (light[at + columns]! - light[at]!) * down
      line[i] = value
      if (value < darkest) darkest = value
    }
    if (darkest > 0.997) continue
    for (let x = 0, out = y * width * 3; x < width; x++, out += 3) {
      const cell = x >> 2
      const keep = line[cell]! + (line[cell + 1]! - line[cell]!) * ((x & 3) / CELL)
      if (keep > 0.997) continue
      data[out] = data[out]! * keep + ink[0] * (1 - keep) + 0.5
      data[out + 1] = data[out + 1]! * keep + ink[1] * (1 - keep) + 0.5
      data[out + 2] = data[out + 2]! * keep + ink[2] * (1 - keep) + 0.5
    }
  }
}
