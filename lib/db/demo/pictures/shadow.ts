import { blur } from './blur'
import type { Canvas, Rgb, Sprite } from './raster'

/** Where one figure stands, in canvas units: its solid box and what casts the shadow. */
export interface Caster {
  sprite: Sprite
  /** Left edge and width of the whole sprite, and its foot line. */
  left: number
  width: number
  height: number
  foot: number
  /** Set when the figure hangs in the air: the floor beneath it. */
  floor?: number
}

const LEAN = 0.62
const FLAT = 0.3
const CAST = { blur: 15, opacity: 0.42 }
const CONTACT = { blur: 11, opacity: 0.55, width: 0.8, height: 0.09 }
const FLOATING = { blur: 18, opacity: 0.2, width: 0.62, height: 0.1 }

/** The cast shadow thins out by this share towards its far end. */
const FADE = 0.2
/** Shadows are soft, so they are worked out in cells of this many pixels. */
const CELL = 4

/** Paints what all figures of a picture cast on the ground, in place, before any of them. Picture recipe, step 6. */
export function paintShadows(canvas: Canvas, casters: readonly Caster[], ink: Rgb): void {
  const columns = Math.ceil(canvas.width / CELL) + 2
  const rows = Math.ceil(canvas.height / CELL) + 2
  const perUnit = canvas.scale / CELL
  const grid = { columns, rows, perUnit, x: canvas.view.x, y: canvas.view.y }
  const cast = new Float32Array(columns * rows)
  const contact = new Float32Array(columns * rows)
  const faint = new Float32Array(columns * rows)
  for (const caster of casters) {
    if (caster.floor === undefined) {
      lay(cast, grid, caster)
      ellipse(contact, grid, { ...caster, foot: caster.foot - 6 }, CONTACT, 0)
    } else {
      ellipse(faint, grid, { ...caster, foot: caster.floor }, FLOATING, (caster.floor - caster.foot) * LEAN)
    }
  }
  const soft = [
    { cells: blur(cast, columns, rows, CAST.blur * perUnit), opacity: CAST.opacity },
    { cells: blur(contact, columns, rows, CONTACT.blur * perUnit), opacity: CONTACT.opacity },
    { cells: blur(faint, columns, rows, FLOATING.blur * perUnit), opacity: FLOATING.opacity },
  ]
  const shade = new Float32Array(columns * rows)
  for (let i = 0; i < shade.length; i++) {
    shade[i] = 1 - soft.reduce((light, { cells, opacity }) => light * (1 - opacity * cells[i]!), 1)
  }
  darken(canvas, shade, columns, rows, ink)
}

interface Grid {
  columns: number
  rows: number
  perUnit: number
  x: number
  y: number
}

/** The silhouette laid on the floor: leaning to the right, flattened, thinning out. */
function lay(cells: Float32Array, grid: Grid, { sprite, left, width, height, foot }: Caster): void {
  const top = Math.max(0, Math.floor((foot - FLAT * height - grid.y) * grid.perUnit))
  const bottom = Math.min(grid.rows, Math.ceil((foot - grid.y) * grid.perUnit) + 1)
  for (let row = top; row < bottom; row++) {
    for (let part = 0; part < 3; part++) {
      const y = grid.y + (row + (part - 1) / 3) / grid.perUnit
      const up = (foot - y) / FLAT
      if (up < 0 || up >= height) continue
      const line = Math.min(sprite.height - 1, Math.floor((1 - up / height) * sprite.height)) * sprite.width
      const weight = (1 - (FADE * up) / height) / 3 / 255
      for (let column = 0; column < grid.columns; column++) {
        const x = grid.x + column / grid.perUnit - LEAN * up
        const at = Math.floor(((x - left) / width) * sprite.width)
        if (at < 0 || at >= sprite.width) continue
        const cell = row * grid.columns + column
        cells[cell] = Math.min(1, cells[cell]! + sprite.data[(line + at) * 4 + 3]! * weight)
      }
    }
  }
}

function ellipse(
  cells: Float32Array,
  grid: Grid,
  { left, width, height, foot }: Caster,
  size: { width: number; height: number },
  shift: number,
): void {
  const radiusX = (width * size.width) / 2
  const radiusY = (Math.min(height, width * 1.6) * size.height) / 2
  const centre = left + width / 2 + shift
  const first = Math.max(0, Math.floor((foot - radiusY - grid.y) * grid.perUnit))
  const last = Math.min(grid.rows - 1, Math.ceil((foot + radiusY - grid.y) * grid.perUnit))
  for (let row = first; row <= last; row++) {
    const dy = (grid.y + row / grid.perUnit - foot) / radiusY
    for (let column = 0; column < grid.columns; column++) {
      const dx = (grid.x + column / grid.perUnit - centre) / radiusX
      if (dx * dx + dy * dy <= 1) cells[row * grid.columns + column] = 1
    }
  }
}

/** Stretches the cells over the canvas and turns it towards the ink by their shade. */
function darken({ data, width, height }: Canvas, shade: Float32Array, columns: number, rows: number, ink: Rgb): void {
  const line = new Float32Array(columns)
  const [r, g, b] = ink
  for (let y = 0; y < height; y++) {
    const row = Math.min(Math.floor(y / CELL), rows - 2)
    const down = y / CELL - row
    let deepest = 0
    for (let i = 0, at = row * columns; i < columns; i++, at++) {
      line[i] = shade[at]! + (shade[at + columns]! - shade[at]!) * down
      if (line[i]! > deepest) deepest = line[i]!
    }
    if (deepest < 0.004) continue
    for (let x = 0, out = y * width * 3; x < width; x++, out += 3) {
      const cell = x >> 2
      const share = line[cell]! + (line[cell + 1]! - line[cell]!) * ((x & 3) / CELL)
      if (share < 0.004) continue
      data[out] = data[out]! + (r - data[out]!) * share + 0.5
      data[out + 1] = data[out + 1]! + (g - data[out + 1]!) * share + 0.5
      data[out + 2] = data[out + 2]! + (b - data[out + 2]!) * share + 0.5
    }
  }
}
