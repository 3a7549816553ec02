import { describe, expect, test } from '@jest/globals'
import { boardPictures } from './board-pictures'
import { composeView } from './compose'
import { composeScene, wideScenes } from './hero'
import { heroNames, sceneSizes } from './scene-list'
import { composeWide } from './wide-scene'

/** Visible parts of a slide 1500 wide: three arches, the middle one the tallest. */
const ARCHES = [
  { x: 45, y: 190, width: 440, height: 910 },
  { x: 515, y: 0, width: 508, height: 1100 },
  { x: 1052, y: 296, width: 402, height: 804 },
]

describe('drawn scenes', () => {
  test('every name has a drawing of its proportions, and every drawing has a name', () => {
    const named = new Set(sceneSizes.map(({ name }) => name.replace(/-small$/, '')))
    expect(named).toEqual(new Set([...Object.keys(wideScenes), ...Object.keys(boardPictures)]))
    for (const { name, width, height } of sceneSizes) {
      const drawn = boardPictures[name]?.view ?? wideScenes[name]
      if (drawn) expect(Math.abs((width * drawn.height) / drawn.width - height)).toBeLessThan(1)
    }
  })

  test.each(Object.entries(wideScenes))('%s can be drawn', async (_, scene) => {
    const picture = await composeWide(scene, 150)
    expect(picture).toMatchObject({ width: 150, height: Math.round((150 * scene.height) / scene.width) })
  })

  test.each(Object.entries(boardPictures))('%s can be drawn', async (_, { recipe, view }) => {
    expect((await composeView(recipe, view, 150)).width).toBe(150)
  })

  test.each(heroNames)('%s has a figure in every arch', (name) => {
    const actors = wideScenes[name]?.actors.filter((actor) => !('palm' in actor)) ?? []
    for (const arch of ARCHES) {
      const inside = actors.filter(({ x, foot, height }) => {
        const across = x > arch.x + 60 && x < arch.x + arch.width - 60
        return across && foot < arch.y + arch.height && foot - height > arch.y
      })
      expect(inside.length).toBeGreaterThan(0)
    }
  })

  test('the small version of a scene has its own size', async () => {
    expect(await composeScene('hero-home-small')).toMatchObject({ width: 1000, height: 780 })
  })

  test('an unknown name is refused', async () => {
    await expect(composeScene('hero-nowhere')).rejects.toThrow('hero-nowhere')
  })
})
