import sharp from 'sharp'
import type { Figure } from '../types'
import { stage } from './figure'
import { drawing } from './kit'
import { paintFigure } from './paint'
import { rasterise, rgb, type Canvas, type Picture, type Sprite, type View } from './raster'
import { paintShadows } from './shadow'

/** One figure or palm of a scene, in the scene's own pixels: `x` is its middle, `foot` the line it stands on. */
export type Actor = (Omit<Figure, 'centreX' | 'lower'> | Palm) & { x: number; foot: number }

interface Palm {
  palm: 'near' | 'far'
  height: number
  flip?: boolean
}

/** A wide picture: a drawn ground with its colours, and who stands on it. Actors are painted from far to near. */
export interface WideScene {
  width: number
  height: number
  /** A drawing in `kit/wide`, drawn to fill `groundView` (its own units; default all of it). */
  ground: string
  colours: Readonly<Record<string, string>>
  groundView?: View
  /** Colour of the shadows. */
  ink: string
  /** The ground beneath actors that hang in the air. */
  floor: number
  actors: readonly Actor[]
}

/** The frame of the palm drawings: a little wider than they say, for the tips of the leaves. */
const PALM = { x: -24, width: 640, height: 784, stem: 304 }

/** Paints a wide scene; `view` is the part to show, `width` how many pixels wide. Throws an error that names missing art. */
export async function composeWide(
  scene: WideScene,
  width = scene.width,
  view: View = { x: 0, y: 0, width: scene.width, height: scene.height },
): Promise<Picture> {
  const height = Math.round((width * view.height) / view.width)
  const canvas: Canvas = {
    data: await paintGround(scene, view, width, height),
    width,
    height,
    view,
    scale: width / view.width,
  }
  const ink = rgb(scene.ink)
  const actors = [...scene.actors].sort((a, b) => a.foot - b.foot)
  const staged = await Promise.all(actors.map((actor) => stageActor(actor, scene, canvas)))
  paintShadows(
    canvas,
    staged.map(({ caster }) => caster),
    ink,
  )
  for (const { placed } of staged) paintFigure(canvas, placed, ink)
  return { data: canvas.data, width, height, channels: 3 }
}

async function paintGround(scene: WideScene, view: View, width: number, height: number): Promise<Buffer> {
  const svg = await drawing(`wide/${scene.ground}.svg`, scene.colours)
  const whole = scene.groundView ?? { x: 0, y: 0, width: scene.width, height: scene.height }
  const [perX, perY] = [whole.width / scene.width, whole.height / scene.height]
  const box = [whole.x + view.x * perX, whole.y + view.y * perY, view.width * perX, view.height * perY]
  const shown = svg.replace(/viewBox="[^"]*"/, `viewBox="${box.join(' ')}"`)
  const { data } = await rasterise(shown, width, height)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
}

function stageActor(actor: Actor, scene: WideScene, canvas: Canvas) {
  if ('palm' in actor) return stagePalm(actor, canvas)
  const figure = { ...actor, centreX: actor.x / scene.width, lower: 0 }
  return stage(figure, canvas, { feet: actor.foot, floor: scene.floor }, scene.width)
}

async function stagePalm({ palm, height, flip, x, foot }: Palm & { x: number; foot: number }, canvas: Canvas) {
  const perUnit = height / PALM.height
  const width = PALM.width * perUnit
  const stem = (PALM.stem - PALM.x) * perUnit
  const left = flip ? x - (width - stem) : x - stem
  const sprite = await palmSprite(palm, Math.round(width * canvas.scale), Math.round(height * canvas.scale), flip)
  const placed = {
    sprite,
    left: Math.round((left - canvas.view.x) * canvas.scale),
    top: Math.round((foot - height - canvas.view.y) * canvas.scale),
  }
  return { placed, caster: { sprite, left, width, height, foot } }
}

async function palmSprite(palm: Palm['palm'], width: number, height: number, flip = false): Promise<Sprite> {
  const svg = (await drawing(`palm-${palm}.svg`)).replace(
    /viewBox="[^"]*"/,
    `viewBox="${PALM.x} 0 ${PALM.width} ${PALM.height}"`,
  )
  const sprite = await rasterise(svg, width, height)
  if (!flip) return sprite
  const data = await sharp(sprite.data, { raw: { width, height, channels: 4 } })
    .flop()
    .raw()
    .toBuffer()
  return { data, width, height }
}
