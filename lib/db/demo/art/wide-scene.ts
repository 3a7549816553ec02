import sharp from 'sharp'
import type { Family, Figure } from './recipe'
import { rowReader } from './backdrop-rows'
import { stage } from './figure'
import { drawing } from './kit'
import { paintFigure } from './paint'
import { MASK, palmMask, palmTint } from './palm-light'
import { stagePalm, type PalmTree } from './palm-tree'
import { rasterise, rgb, type Canvas, type Picture, type View } from './raster'
import { paintShadows } from './shadow'

/** A figure or palm in scene units: `x` is its middle, `foot` its ground line. */
type Actor = PalmTree | (Omit<Figure, 'centreX' | 'lower'> & { x: number; foot: number })

/** A wide picture: a drawn ground with its colours, and its actors from far to near. */
export interface WideScene {
  width: number
  height: number
  /** A drawing in `kit/wide`; `groundView` is the part of it that fills the scene (its own units; default all). */
  ground: string
  colours: Readonly<Record<string, string>>
  groundView?: View
  /** A palm light of the kit over the ground. */
  palmLight?: { light: number; family: Family }
  /** Colour of the shadows. */
  ink: string
  /** The ground beneath floating actors. */
  floor: number
  actors: readonly Actor[]
}

/** Paints the part `view` of a wide scene, `width` px wide. Throws an error that names missing art. */
export async function composeWide(
  scene: WideScene,
  width = scene.width,
  view: View = { x: 0, y: 0, width: scene.width, height: scene.height },
): Promise<Picture> {
  const height = Math.round((width * view.height) / view.width)
  const data = await paintGround(scene, view, width, height)
  const canvas: Canvas = { data, width, height, view, scale: width / view.width }
  await layPalmLight(canvas, scene)
  const ink = rgb(scene.ink)
  const actors = [...scene.actors].sort((a, b) => a.foot - b.foot)
  const staged = await Promise.all(actors.map((actor) => stageActor(actor, scene, canvas)))
  const casters = staged.flatMap(({ caster }) => caster ?? [])
  paintShadows(canvas, casters, ink)
  for (const { placed } of staged) if (placed) paintFigure(canvas, placed, ink)
  return { data, width, height, channels: 3 }
}

async function paintGround(scene: WideScene, view: View, width: number, height: number): Promise<Buffer> {
  const svg = await drawing(`wide/${scene.ground}.svg`, scene.colours)
  const whole = scene.groundView ?? { x: 0, y: 0, width: scene.width, height: scene.height }
  const [perX, perY] = [whole.width / scene.width, whole.height / scene.height]
  const box = [whole.x + view.x * perX, whole.y + view.y * perY, view.width * perX, view.height * perY]
  const { data } = await rasterise(svg.replace(/viewBox="[^"]*"/, `viewBox="${box.join(' ')}"`), width, height)
  const raw = { width, height, channels: 4 as const }
  return sharp(data, { raw }).removeAlpha().raw().toBuffer()
}

/** Paints the palm light; its square canvas is as wide as the scene. */
async function layPalmLight(canvas: Canvas, { palmLight, width }: WideScene): Promise<void> {
  if (!palmLight) return
  const per = 1000 / width
  const { x, y, ...size } = canvas.view
  const view = { x: x * per, y: y * per, width: size.width * per, height: size.height * per }
  const leaves = rowReader(await palmMask(palmLight.light), { cells: MASK, channels: 1 }, view, canvas)
  const tint = palmTint(palmLight.family)
  for (let row = 0, i = 0; row < canvas.height; row++) {
    for (const leaf of leaves(row)) {
      for (let c = 0; c < 3; c++, i++) canvas.data[i] = canvas.data[i]! * (1 - leaf * tint[c]!) + 0.5
    }
  }
}

function stageActor(actor: Actor, scene: WideScene, canvas: Canvas) {
  if ('palm' in actor) return stagePalm(actor, canvas)
  const figure = { ...actor, centreX: actor.x / scene.width, lower: 0 }
  return stage(figure, canvas, { feet: actor.foot, floor: scene.floor }, scene.width)
}
