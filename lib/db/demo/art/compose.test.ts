import { describe, expect, jest, test } from '@jest/globals'
import type { Figure, Recipe } from './recipe'
import { backdrop } from './backdrop'
import { composePicture, PICTURE_SIDE } from './compose'
import { kitRecipe, kitRecipes } from './kit'
import type { Picture } from './raster'

const SIZE = 200
const dog: Recipe = { family: 'sage', scene: 'sweep', figures: [{ art: '1f415', height: 540, centreX: 0.5 }] }

function withFigure(figure: Figure): Recipe {
  return { ...dog, figures: [figure] }
}

/** Returns the colour at a point in canvas units. */
function at({ data, width }: Pick<Picture, 'data' | 'width'>, x: number, y: number): [number, number, number] {
  const i = (Math.round((y * width) / 1000) * width + Math.round((x * width) / 1000)) * 3
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
}

function difference(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0)
}

async function empty(recipe: Recipe) {
  return backdrop(recipe, { x: 0, y: 0, width: 1000, height: 1000 }, SIZE)
}

describe('composePicture', () => {
  test('returns a square of the requested size', async () => {
    const { data, ...shape } = await composePicture(dog, SIZE)
    expect(shape).toEqual({ width: SIZE, height: SIZE, channels: 3 })
    expect(data).toHaveLength(SIZE * SIZE * 3)
    expect(await composePicture(dog)).toMatchObject({ width: PICTURE_SIDE, height: PICTURE_SIDE })
  })

  test('returns the same bytes again, also in another process', async () => {
    const first = await composePicture(kitRecipe('dogfood'), SIZE)
    await composePicture(kitRecipe('steak'), SIZE)
    expect(first.data.equals((await composePicture(kitRecipe('dogfood'), SIZE)).data)).toBe(true)
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./compose')
      expect(first.data.equals((await fresh.composePicture(kitRecipe('dogfood'), SIZE)).data)).toBe(true)
    })
  })

  test('places the subject on the feet line and shades the ground to its right', async () => {
    const [picture, wall] = [await composePicture(dog, SIZE), await empty(dog)]
    // The feet line of the sweep is 850: a hind leg is above, the ground below.
    const leg = [765, 830] as const
    expect(difference(at(picture, ...leg), at(wall, ...leg))).toBeGreaterThan(120)
    expect(difference(at(picture, 500, 960), at(wall, 500, 960))).toBeLessThan(12)
    expect(difference(at(picture, 950, 100), at(wall, 950, 100))).toBeLessThan(4)
    const [shaded, open] = [at(picture, 830, 800), at(wall, 830, 800)]
    expect(shaded[1]).toBeLessThan(open[1] - 15)
  })

  test('moves with centreX, lower and flip', async () => {
    const left = withFigure({ art: '1f415', height: 300, centreX: 0.25 })
    const low = withFigure({ art: '1f415', height: 300, centreX: 0.75, lower: -200, flip: true })
    const [atLeft, atRight, wall] = [
      await composePicture(left, SIZE),
      await composePicture(low, SIZE),
      await empty(dog),
    ]
    expect(difference(at(atLeft, 250, 700), at(wall, 250, 700))).toBeGreaterThan(100)
    expect(difference(at(atRight, 250, 700), at(wall, 250, 700))).toBeLessThan(10)
    expect(difference(at(atRight, 750, 500), at(wall, 750, 500))).toBeGreaterThan(100)
  })

  test('shows the part of the canvas in the crop', async () => {
    const whole = await composePicture(dog, 400)
    const half = await composePicture({ ...dog, crop: { x: 100, y: 300, size: 500 } }, 400)
    for (const [x, y] of [
      [300, 450],
      [450, 600],
      [150, 350],
    ] as const) {
      expect(difference(at(half, (x - 100) * 2, (y - 300) * 2), at(whole, x, y))).toBeLessThan(30)
    }
  })

  test('makes whites white and black cats black', async () => {
    const ram = at(await composePicture(kitRecipe('ram'), SIZE), 480, 620)
    expect(Math.min(...ram)).toBeGreaterThan(195)
    expect(Math.max(...ram) - Math.min(...ram)).toBeLessThan(20)
    const cat = at(await composePicture(kitRecipe('blackcat'), SIZE), 520, 680)
    expect(Math.max(...cat)).toBeLessThan(110)
    expect(Math.max(...cat) - Math.min(...cat)).toBeLessThan(25)
  })

  test('tints a pack with its colours and puts the art on its label', async () => {
    const pack = (main: string): Recipe =>
      withFigure({
        pack: 'sack',
        height: 640,
        centreX: 0.5,
        packColours: [main, '#154330', '#FFFFFF'],
        labelArt: '1f33d',
      })
    const [green, red] = [await composePicture(pack('#2E6E4D'), SIZE), await composePicture(pack('#B6402A'), SIZE)]
    expect(at(green, 400, 380)[1]).toBeGreaterThan(at(green, 400, 380)[0])
    expect(at(red, 400, 380)[0]).toBeGreaterThan(at(red, 400, 380)[1] + 40)
    const corn = at(green, 510, 590)
    expect(corn[0] - corn[2]).toBeGreaterThan(60)
  })

  test.each([...kitRecipes().keys()])('draws the kit recipe %s', async (name) => {
    const recipe = kitRecipe(name)
    const picture = await composePicture(recipe, 64)
    expect(picture.data).toHaveLength(64 * 64 * 3)
    expect(new Set(picture.data).size).toBeGreaterThan(20)
  })

  test('names the art that is missing', async () => {
    await expect(composePicture(withFigure({ art: '1f4afff', height: 300, centreX: 0.5 }), 64)).rejects.toThrow(
      '1f4afff',
    )
    const label = withFigure({ pack: 'tub', height: 300, centreX: 0.5, labelArt: 'no-such-art' })
    await expect(composePicture(label, 64)).rejects.toThrow('no-such-art')
  })
})
