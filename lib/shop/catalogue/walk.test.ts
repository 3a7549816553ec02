import { beforeAll, expect, test } from '@jest/globals'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addProducts } from './testing/fixture'
import { stretches, walkProductPages, walkProducts } from './walk'

const HASH = 'a'.repeat(64)
const title = { en: 'A', ar: 'أ' }

async function all<T>(pieces: AsyncGenerator<T[]>): Promise<T[]> {
  const found: T[] = []
  for await (const piece of pieces) found.push(...piece)
  return found
}

describeOnEngines('walking through the catalogue', () => {
  let ids: string[]

  beforeAll(async () => {
    const many = Array.from({ length: 405 }, (_, at) => ({ title, images: at === 0 ? [HASH] : [], visible: at !== 7 }))
    ids = (await addProducts(many)).filter((_, at) => at !== 7).toSorted()
  })

  test('meets every visible product once', async () => {
    expect((await all(walkProducts())).map(({ id }) => id)).toEqual(ids)
  })

  test('meets the pages of a stretch, with pictures and the time of their last change', async () => {
    const found = await all(walkProductPages(ids[99] ?? '', 250))
    expect(found.map(({ id }) => id)).toEqual(ids.slice(100, 350))
    expect(found[0]?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const pictures = (await all(walkProductPages(null, 10_000))).flatMap(({ images }) => images)
    expect(pictures).toEqual([`/media/${HASH}`])
  })

  test.each([
    [405, [0]],
    [404, [0]],
    [200, [0, 200, 400]],
    [202, [0, 202]],
  ])('stretches of %i begin where the last ended', async (size, places) => {
    expect(await stretches(size)).toEqual(places.map((place) => (place === 0 ? null : ids[place - 1])))
  })
})

describeOnEngines('an empty shop', () => {
  test('is one stretch of nothing', async () => {
    expect(await stretches(10)).toEqual([null])
    expect(await all(walkProductPages(null, 10))).toEqual([])
    expect(await all(walkProducts())).toEqual([])
  })
})
