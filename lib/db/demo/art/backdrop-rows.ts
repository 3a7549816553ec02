import type { EdgeShade } from './edge-shade'
import type { Rgb, View } from './raster'
import { LEVEL, type Soft } from './soft'

interface Ruler {
  at: Int32Array
  share: Float32Array
}

/** For each pixel along one side: the grid cell before it and the fraction to the next. */
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

/**
 * Reads a square grid that covers the canvas row by row: at most three channels per pixel, stretched to the part in `view`.
 * Reuses the returned row.
 */
export function rowReader(
  grid: Uint8Array | Float32Array,
  { cells, channels }: { cells: number; channels: number },
  view: View,
  size: { width: number; height: number },
): (y: number) => Float32Array {
  const across = ruler(size.width, view.x, view.width, cells)
  const down = ruler(size.height, view.y, view.height, cells)
  const used = Math.min(channels, 3)
  const line = new Float32Array(cells * channels)
  const row = new Float32Array(size.width * used)
  return (y) => {
    const first = down.at[y]! * line.length
    const share = down.share[y]!
    if (grid instanceof Uint8Array) blendBytes(grid, first, share, line)
    else blendShares(grid, first, share, line)
    if (used === 1) stretchMask(line, across, row)
    else stretchColours(line, channels, across, row)
    return row
  }
}

/** Interpolates between two grid rows. Duplicated per number type, because monomorphic code is faster. */
function blendBytes(grid: Uint8Array, first: number, share: number, line: Float32Array): void {
  for (let i = 0, j = first; i < line.length; i++, j++) {
    const value = grid[j]!
    line[i] = value + (grid[j + line.length]! - value) * share
  }
}

function blendShares(grid: Float32Array, first: number, share: number, line: Float32Array): void {
  for (let i = 0, j = first; i < line.length; i++, j++) {
    const value = grid[j]!
    line[i] = value + (grid[j + line.length]! - value) * share
  }
}

function stretchMask(line: Float32Array, { at, share }: Ruler, row: Float32Array): void {
  for (let x = 0; x < row.length; x++) {
    const value = line[at[x]!]!
    row[x] = value + (line[at[x]! + 1]! - value) * share[x]!
  }
}

function stretchColours(line: Float32Array, channels: number, { at, share }: Ruler, row: Float32Array): void {
  for (let x = 0, out = 0; x < at.length; x++, out += 3) {
    const i = at[x]! * channels
    const j = i + channels
    const next = share[x]!
    row[out] = line[i]! + (line[j]! - line[i]!) * next
    row[out + 1] = line[i + 1]! + (line[j + 1]! - line[i + 1]!) * next
    row[out + 2] = line[i + 2]! + (line[j + 2]! - line[i + 2]!) * next
  }
}

interface Light {
  /** Darkening by the palm light, per channel. */
  tint: Rgb
  ink: Rgb
  edge: EdgeShade
}

/** Writes one row: the wall with the palm light and the edge shade. */
export function paintRow(
  painted: Soft,
  y: number,
  wall: Float32Array,
  leaves: Float32Array | undefined,
  light: Light,
): void {
  const { data, width } = painted
  const { tint, ink, edge } = light
  const { first, end } = edge.clear(y)
  for (let x = 0, i = 0, out = y * width * 3; x < width; x++, i += 3, out += 3) {
    const leaf = leaves ? leaves[x]! : 0
    const shade = x >= first && x < end ? 0 : edge.at(x, y)
    const keep = (1 - shade) * LEVEL
    const dark = shade * LEVEL
    data[out] = wall[i]! * (1 - leaf * tint[0]) * keep + ink[0] * dark
    data[out + 1] = wall[i + 1]! * (1 - leaf * tint[1]) * keep + ink[1] * dark
    data[out + 2] = wall[i + 2]! * (1 - leaf * tint[2]) * keep + ink[2] * dark
  }
}
