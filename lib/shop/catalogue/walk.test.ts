import { beforeAll, expect, test } from '@jest/globals'
import { inArray } from 'drizzle-orm'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { setCategoryFeeds, setProductFeeds } from '../staff/settings'
import { addCategory, addProducts } from './testing/fixture'
import { stretches, walkProductPages, walkProducts } from './walk'

const HASH = 'a'.repeat(24)
const title = { en: 'A', ar: 'أ' }

async function all<T>(batches: AsyncGenerator<T[]>): Promise<T[]> {
  const found: T[] = []
  for await (const batch of batches) found.push(...batch)
  return found
}

describeOnEngines('walking through the catalogue', () => {
  let ids: string[]

  beforeAll(async () => {
    const many = Array.from({ length: 405 }, (_, at) => ({ title, images: at === 0 ? [HASH] : [], visible: at !== 7 }))
    ids = (await addProducts(many)).filter((_, at) => at !== 7).toSorted()
  })

  test('yields every visible product once', async () => {
    expect((await all(walkProducts())).map(({ id }) => id)).toEqual(ids)
  })

  test('leaves out living animals, and what is not delivered at a price', async () => {
    const live = await addCategory({ en: 'Falcons', ar: 'صقور' }, { live: true })
    const made = { title: { en: 'B', ar: 'ب' } }
    const added = await addProducts([
      { ...made, category: live },
      { ...made, sale: 'enquiry' },
      { ...made, sale: 'pickup' },
      { ...made, price: 0 },
      { ...made, title: { en: 'Hood', ar: 'برقع' } },
    ])
    try {
      const titles = (await all(walkProducts())).map(({ title: { en } }) => en)
      expect(titles.filter((en) => en !== 'A')).toEqual(['Hood'])
    } finally {
      await (await database()).delete(products).where(inArray(products.id, added))
    }
  })

  test('leaves out carcasses and what staff exclude from feeds; a product’s setting overrides its category’s', async () => {
    const titled = async () => (await all(walkProducts())).map(({ title: { en } }) => en).filter((en) => en !== 'A')
    const created = await Promise.all([
      addCategory({ en: 'Carcasses', ar: 'ذبائح' }),
      addCategory({ en: 'Goats', ar: 'ماعز' }),
    ])
    const [, goats] = created
    const [lamb = '', goat = '', rope = ''] = await addProducts([
      { title: { en: 'Lamb', ar: 'ع' }, category: created[0] },
      { title: { en: 'Goat', ar: 'ع' }, category: goats },
      { title: { en: 'Rope', ar: 'ع' }, category: goats },
    ])
    try {
      expect(await titled()).toEqual(['Goat', 'Rope'])
      expect(await setCategoryFeeds('Goats', { inFeeds: false })).toMatchObject({ name: 'Goats', inFeeds: false })
      await setProductFeeds(rope, { inFeeds: true })
      expect(await titled()).toEqual(['Rope'])
      await setCategoryFeeds('Carcasses', { inFeeds: true })
      await setProductFeeds(lamb, { inFeeds: false })
      await setProductFeeds(rope, { inFeeds: null })
      expect(await titled()).toEqual([])
      await setCategoryFeeds('Goats', { inFeeds: null })
      expect(await titled()).toEqual(['Goat', 'Rope'])
      await expect(setProductFeeds('nothing', { inFeeds: true })).rejects.toMatchObject({ code: 'ProductNotFound' })
    } finally {
      const gone = inArray(products.id, [lamb, goat, rope])
      await (await database()).delete(products).where(gone)
    }
  })

  test('yields the pages of a chunk with images and last change', async () => {
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
  ])('chunks of %i are contiguous', async (size, places) => {
    expect(await stretches(size)).toEqual(places.map((place) => (place === 0 ? null : ids[place - 1])))
  })
})

describeOnEngines('an empty shop', () => {
  test('is one empty chunk', async () => {
    expect(await stretches(10)).toEqual([null])
    expect(await all(walkProductPages(null, 10))).toEqual([])
    expect(await all(walkProducts())).toEqual([])
  })
})
