import { beforeEach, expect, jest, test } from '@jest/globals'
import { kitRecipe } from '@/lib/db/demo/pictures/kit'
import { database, transaction } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { writeSettings } from '../catalogue/settings'
import { bumpCatalogue } from '../catalogue/version'
import { hasMediaFiles, writeMediaFiles } from './store'
import { keepRecipe } from './testing/keep-recipe'

/** Started drawings, in order. */
const begun: { hash: string; recipe: unknown }[] = []

/** Covers the choice and order of pictures; `draw.test.ts` covers drawing. */
async function draw(hash: string, recipe: unknown): Promise<void> {
  begun.push({ hash, recipe })
  if (Object(recipe).kind !== 'product') throw new Error('No recipe')
  const file = new Uint8Array(1)
  await writeMediaFiles(hash, { 160: file, 320: file, 640: file, 1280: file })
}
jest.mock('./draw', () => ({
  drawNow: (hash: string, recipe: unknown) => draw(hash, recipe),
  drawAhead: (hash: string, recipe: unknown) => draw(hash, recipe),
}))

/** Imported late, so that it uses the mocked `draw`. */
const subject = () => import('./drawn')

const productOf = (name: string) => ({ kind: 'product', recipe: kitRecipe(name) })

/** The pictures that have their files. */
async function standing(hashes: (string | undefined)[]): Promise<(string | undefined)[]> {
  const stand = await Promise.all(hashes.map((hash = '') => hasMediaFiles(hash)))
  return hashes.filter((_, at) => stand[at])
}

describeOnEngines('pictures that are not drawn yet', () => {
  beforeEach(async () => {
    begun.length = 0
    await (await database()).delete(media)
  })

  test('are drawn by their recipes; a failure is reported and skipped', async () => {
    const { drawPending } = await subject()
    const [good, bad] = [await keepRecipe('parrot'), await keepRecipe('bad', { kind: 'nothing' })]
    await (await database()).insert(media).values({ hash: 'f'.repeat(64), width: 1, height: 1 })
    const heard: string[] = []
    const result = await drawPending({ onProgress: (done, total) => heard.push(`${done}/${total}`) })
    expect(result).toEqual({ drawn: 1, errors: [`${bad}: No recipe`] })
    expect(heard).toEqual(['1/2', '2/2'])
    expect(begun).toContainEqual({ hash: good, recipe: productOf('parrot') })
    begun.length = 0
    await drawPending()
    expect(begun.map(({ hash }) => hash)).toEqual([bad])
  })

  test('the hero is drawn before the shop opens, then the rest of the home page', async () => {
    const { drawFirstSight, drawPending } = await subject()
    // The order of names must not be the wanted order.
    const [first, second, ...others] = await Promise.all(
      ['horse', 'cow', 'sheep', 'saluki', 'rooster', 'ox', 'goat', 'camels', 'parrot', 'falcon'].map((name) =>
        keepRecipe(`window ${name}`, productOf(name)),
      ),
    )
    const hero = [first, second].map((image = '') => ({
      image,
      smallImage: image,
      headline: null,
      text: null,
      label: null,
      link: null,
    }))
    await transaction(async (tx) => {
      await writeSettings(tx, { hero })
      await bumpCatalogue(tx)
    })
    await drawFirstSight()
    expect(await standing([first, second, ...others])).toEqual([first])
    const enough = new AbortController()
    await drawPending({ signal: enough.signal, onProgress: () => enough.abort() })
    expect(await standing([second])).toEqual([second])
    expect((await standing(others)).length).toBeLessThan(others.length)
    await drawPending()
    expect(await standing(others)).toEqual(others)
  })

  test('drawing in the background stops on its signal', async () => {
    const { drawPending } = await subject()
    await keepRecipe('peacock')
    const stop = new AbortController()
    stop.abort()
    expect(await drawPending({ signal: stop.signal })).toEqual({ drawn: 0, errors: [] })
  })
})
