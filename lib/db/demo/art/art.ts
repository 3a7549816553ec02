import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Figure } from './recipe'
import { mirror, sharpen, smoothOutline, spreadColour, trim } from './cut-out'
import type { Sprite } from './raster'
import { sunlight } from './sunlight'
import { whiten } from './whiten'

/** Changes to art before it is placed. `unlit` skips the sunlight, for art that is lit with a whole pack. */
interface ArtLook extends Pick<Figure, 'flip' | 'hue' | 'saturation' | 'brightness' | 'rotate' | 'keepViolets'> {
  art: string
  unlit?: boolean
}

const root = path.join(process.cwd(), 'node_modules/@lobehub/fluent-emoji-3d/assets')

/** Enlargement before rotation, which keeps the art sharp. */
const TURN_SCALE = 3

const sprites = new LRUCache<string, Promise<Sprite>>({ max: 256 })

/** Returns art at its drawn size: whitened, tinted, rotated, trimmed and lit. Throws an error that names missing art. */
export function artSprite(look: ArtLook): Promise<Sprite> {
  const { art, flip, hue, saturation, brightness, rotate, keepViolets, unlit } = look
  const key = [art, flip, hue, saturation, brightness, rotate, keepViolets, unlit].join('|')
  const known = sprites.get(key)
  if (known) return known
  const made = prepare(look)
  sprites.set(key, made)
  made.catch(() => sprites.delete(key))
  return made
}

async function prepare(look: ArtLook): Promise<Sprite> {
  let sprite = await readArt(look.art)
  if (!look.keepViolets) whiten(sprite.data)
  sprite = await tint(sprite, look)
  if (look.rotate) sprite = await turn(sprite, look.rotate)
  sprite = trim(sprite)
  if (look.flip) sprite = mirror(sprite)
  spreadColour(sprite)
  sharpen(sprite)
  smoothOutline(sprite)
  if (!look.unlit) sunlight(sprite)
  return sprite
}

async function readArt(art: string): Promise<Sprite> {
  const file = await readFile(path.join(root, `${art}.webp`)).catch((cause: unknown) => {
    throw new Error(`The art package has no picture "${art}"`, { cause })
  })
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function tint(sprite: Sprite, { hue, saturation, brightness }: ArtLook): Promise<Sprite> {
  if (hue === undefined && saturation === undefined && brightness === undefined) return sprite
  const { width, height } = sprite
  const change = { hue: hue ?? 0, saturation: saturation ?? 1, brightness: brightness ?? 1 }
  const data = await sharp(sprite.data, { raw: { width, height, channels: 4 } })
    .modulate(change)
    .raw()
    .toBuffer()
  return { data, width, height }
}

async function turn({ data, width, height }: Sprite, degrees: number): Promise<Sprite> {
  const raw = { width, height, channels: 4 as const }
  const large = await sharp(data, { raw })
    .resize(width * TURN_SCALE)
    .raw()
    .toBuffer()
  const turned = await sharp(large, { raw: { width: width * TURN_SCALE, height: height * TURN_SCALE, channels: 4 } })
    .rotate(degrees, { background: '#00000000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: turned.data, width: turned.info.width, height: turned.info.height }
}
