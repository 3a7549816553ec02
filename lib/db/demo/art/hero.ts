import { composeView } from './compose'
import { boardPictures } from './board-pictures'
import type { Picture } from './raster'
import { sceneSizes } from './scene-list'
import { composeWide, type WideScene } from './wide-scene'
import { heroScenes } from './wide-scenes-hero'
import { pageScenes } from './wide-scenes-page'

/** Scenes painted as a whole, by name. */
export const wideScenes: Readonly<Record<string, WideScene>> = { ...heroScenes, ...pageScenes }

/** The visible part of a hero slide: all that its small version contains. */
const ARCADE = { x: 45, y: 0, width: 1410, height: 1100 }
const SMALL = /-small$/

/** Draws a scene by name as raw pixels. Throws for a name that `sceneSizes` does not have. */
export async function composeScene(name: string): Promise<Picture> {
  const size = sceneSizes.find((scene) => scene.name === name)
  if (!size) throw new Error(`There is no drawn scene "${name}"`)
  const board = boardPictures[name]
  if (board) return composeView(board.recipe, board.view, size.width)
  const wide = wideScenes[name.replace(SMALL, '')]
  if (!wide) throw new Error(`The scene "${name}" has a size but no drawing`)
  return SMALL.test(name) ? composeWide(wide, size.width, ARCADE) : composeWide(wide, size.width)
}
