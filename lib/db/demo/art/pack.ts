import { LRUCache } from 'lru-cache'
import type { Figure } from './recipe'
import { artSprite } from './art'
import { MARGIN } from './cut-out'
import { resizeSprite } from './enlarge'
import { drawing, packShapes } from './kit'
import { paintOver } from './paint'
import { rasterise, type Sprite } from './raster'
import { sunlight } from './sunlight'

/** Default colours of a pack. */
const PLAIN = ['#16372A', '#0E3122', '#FFF9EC'] as const

const sprites = new LRUCache<string, Promise<Sprite>>({ max: 24 })

/** Returns a lit pack with its label art and contents, `height` px tall. Throws for an unknown pack. */
export function packSprite(figure: Figure, height: number): Promise<Sprite> {
  const { pack, packColours, labelArt, inside } = figure
  const key = JSON.stringify([pack, packColours, labelArt, inside, height, figure.flip])
  const known = sprites.get(key)
  if (known) return known
  const made = draw(figure, height)
  sprites.set(key, made)
  made.catch(() => sprites.delete(key))
  return made
}

async function draw({ pack, packColours = [], labelArt, inside = [] }: Figure, height: number): Promise<Sprite> {
  const shape = pack && packShapes[pack]
  if (!shape) throw new Error(`The picture kit has no pack "${pack ?? ''}"`)
  const [main, shade, label] = PLAIN.map((plain, i) => colourOr(packColours[i], plain))
  const svg = await drawing(`packs/${pack}.svg`, { main: main ?? '', shade: shade ?? '', label: label ?? '' })
  const scale = height / shape.height
  const sprite = await rasterise(svg, Math.round(shape.width * scale), Math.round(height))
  if (labelArt && shape.art) {
    const { centreX, centreY, size } = shape.art
    await stick(sprite, labelArt, { size, x: centreX - size / 2, y: centreY - size / 2 }, scale)
  }
  for (const { art, ...box } of inside) await stick(sprite, art, box, scale)
  sunlight(sprite)
  return sprite
}

function colourOr(colour: string | undefined, plain: string): string {
  return colour?.startsWith('#') ? colour : plain
}

/** Fits art into the square at x, y (pack units) of a pack, centred by its visible part. */
async function stick(
  onto: Sprite,
  art: string,
  box: { size: number; x: number; y: number },
  scale: number,
): Promise<void> {
  const sprite = await artSprite({ art, unlit: true })
  const solid = Math.max(sprite.width, sprite.height) - 2 * MARGIN
  const ratio = (box.size * scale) / solid
  const width = Math.max(1, Math.round(sprite.width * ratio))
  const height = Math.max(1, Math.round(sprite.height * ratio))
  const left = Math.round((box.x + box.size / 2) * scale - width / 2)
  const top = Math.round((box.y + box.size / 2) * scale - height / 2)
  paintOver(onto, await resizeSprite(sprite, width, height), left, top, ratio)
}
