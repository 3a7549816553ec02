import sharp from 'sharp'
import type { Staged } from './figure'
import { plainRows } from './enlarge'
import { drawing } from './kit'
import { rasterise, type Canvas, type Sprite } from './raster'

/** A date palm in scene units; `x` is its stem, `foot` its ground line. */
export interface PalmTree {
  palm: 'near' | 'far'
  height: number
  x: number
  foot: number
  flip?: boolean
  /** Set where the ground of its shadow is hidden. */
  shadowless?: boolean
}

/** Frame of the palm drawings, slightly wider than their viewBox for the tips of the leaves. */
const FRAME = { x: -24, width: 640, height: 784, stem: 304 }

/** Palms are drawn smaller and stretched: soft leaves, and half the bytes. */
const DETAIL = { near: 0.65, far: 0.45 }

/** Scales and positions a palm on the canvas. */
export async function stagePalm(tree: PalmTree, canvas: Canvas): Promise<Staged> {
  const { height, flip, x, foot } = tree
  const perUnit = height / FRAME.height
  const width = FRAME.width * perUnit
  const stem = (FRAME.stem - FRAME.x) * perUnit
  const left = flip ? x - (width - stem) : x - stem
  const sprite = await draw(tree, Math.round(width * canvas.scale), Math.round(height * canvas.scale))
  const placed = {
    rows: plainRows(sprite),
    left: Math.round((left - canvas.view.x) * canvas.scale),
    top: Math.round((foot - height - canvas.view.y) * canvas.scale),
  }
  return { placed, caster: tree.shadowless ? undefined : { sprite, left, width, height, foot, slender: true } }
}

async function draw({ palm, flip }: PalmTree, width: number, height: number): Promise<Sprite> {
  const frame = `viewBox="${FRAME.x} 0 ${FRAME.width} ${FRAME.height}"`
  const svg = (await drawing(`palm-${palm}.svg`)).replace(/viewBox="[^"]*"/, frame)
  const share = DETAIL[palm]
  const drawn = await rasterise(svg, Math.round(width * share), Math.round(height * share))
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
  const data = await sharp(drawn.data, { raw })
    .flop(flip ?? false)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data, width, height }
}
