import { beforeAll, expect, jest, test } from '@jest/globals'
import { eq, inArray } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { categories, productGroups as groups, products, settings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { findCategories, listCategories } from './categories'
import { productGroups } from './groups'
import { listOffers } from './list'
import { getProduct, relatedProducts } from './product'
import { listReviews, writtenReviews } from './reviews'
import { getSettings, writeSettings } from './settings'
import { getStats, listColors, priceBounds } from './catalogue-facts'
import { forgetStock } from './stock'
import { addCategory, addOrder, addProduct, addProducts, addRatings, type TestCategory } from './testing/fixture'
import { bumpCatalogue } from './version'
import { plainSale } from '@/lib/contract/selling'

const words = (en: string, ar = `${en} ع`) => ({ en, ar })
const HASH = 'a'.repeat(24)

describeOnEngines('catalogue', () => {
  test('an empty shop', async () => {
    expect(await listCategories()).toEqual([])
    expect(await productGroups()).toEqual({ bestSeller: [], carcasses: [], accessories: [], feed: [], newArrival: [] })
    expect(await getSettings()).toEqual({ hero: [], boards: [], mainImage: null, freeShippingNote: true })
    expect(await listColors()).toEqual([])
    expect(await listOffers(1, 24)).toEqual({ items: [], total: 0, page: 1, pages: 1 })
    expect(await priceBounds()).toEqual({ min: 0, max: 0 })
    expect(await getStats()).toEqual({ products: 0, categories: 0, customers: 0 })
    expect(await getProduct('no-such')).toBeNull()
  })

  test.each([
    ['flagged', words('Meat', 'لحوم'), true, true],
    ['named in English', words('Fresh Carcasses', 'لحوم'), false, true],
    ['named in Arabic', words('Meat', 'ذبيحة كاملة'), false, true],
    ['named in the plural', words('Meat', 'الذبائح'), false, true],
    ['neither', words('Meat', 'لحوم'), false, false],
  ])('a carcass category is %s', async (_, name, flag, carcass) => {
    const category = await addCategory(name, { carcass: flag })
    const id = await addProduct({ title: words('Lamb'), category })
    expect(await getProduct(id)).toMatchObject({ category: { id: category.id, carcass } })
  })

  test('a product in full', async () => {
    const category = await addCategory(words('Dogs'), { subcategories: [words('Beds')] })
    const [subcategory] = category.subcategories
    const id = await addProduct({
      title: words('Bed'),
      description: words('Soft'),
      category,
      subcategory,
      price: 12_050,
      oldPrice: 15_000,
      stock: 3,
      colors: ['#FFFFFF'],
      images: [HASH, 'https://elsewhere.example/a.jpg'],
      averageRating: 4.25,
    })
    expect(await getProduct(id)).toEqual({
      id,
      title: words('Bed'),
      description: words('Soft'),
      images: [`/media/${HASH}`, 'https://elsewhere.example/a.jpg'],
      colors: ['#FFFFFF'],
      price: 12_050,
      oldPrice: 15_000,
      stock: 3,
      averageRating: 4.25,
      ratingsCount: 1,
      isFavorite: false,
      sameDay: false,
      ...plainSale,
      category: { id: category.id, name: words('Dogs'), carcass: false },
      subcategory: { id: subcategory?.id, name: words('Beds') },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test('ignores an old price that is not higher, and a hidden product', async () => {
    const id = await addProduct({ title: words('Same'), price: 100, oldPrice: 100 })
    expect(await getProduct(id)).toMatchObject({ oldPrice: null })
    expect(await getProduct(await addProduct({ title: words('Hidden'), visible: false }))).toBeNull()
  })

  test.each(['', '\u0000', '%', 'a'.repeat(65), '\uD800', '__proto__', 'constructor'])(
    'no product has the id %j',
    async (id) => {
      expect(await getProduct(id)).toBeNull()
    },
  )

  test('categories by keyword', async () => {
    await addCategory(words('Camels', 'الإبل'), { subcategories: [words('Saddles', 'سروج')] })
    const names = async (keyword: string) => (await findCategories(keyword)).map(({ name }) => name.en)
    expect(await names('camel')).toEqual(['Camels'])
    expect(await names('ابل')).toEqual(['Camels'])
    expect(await names('saddles')).toEqual(['Camels'])
    expect(await names('جمل')).toEqual(['Camels'])
    expect(await names('zebra')).toEqual([])
    expect(await names('%')).toEqual([])
    expect(await names(' ')).toHaveLength((await listCategories()).length)
    // The welcome splash searches for them by this word.
    const carcasses = (await listCategories()).filter(({ carcass }) => carcass).map(({ name }) => name.en)
    expect(carcasses).toContain('Meat')
    expect([await names('Carcasses'), await names('ذبائح')]).toEqual([carcasses, carcasses])
  })

  test('offers, colours and price bounds', async () => {
    const [half, third] = await addProducts([
      { title: words('Half'), price: 50, oldPrice: 100, colors: ['#111111'] },
      { title: words('Third'), price: 200_000, oldPrice: 300_000, colors: ['#111111', 'Black / Celeste'] },
      { title: words('Hidden'), price: 1, oldPrice: 100_000, colors: ['#333333'], visible: false },
    ])
    const offers = await listOffers(1, 2)
    expect(offers.items.map(({ id }) => id)).toEqual([half, third])
    expect(await listColors()).toEqual(['#111111', '#FFFFFF', 'Black / Celeste'])
    expect(await priceBounds()).toEqual({ min: 50, max: 200_000 })
  })

  test('every discounted product is on exactly one page of offers', async () => {
    const before = (await listOffers(1, 1)).total
    const added = await addProducts(
      Array.from({ length: 70 }, (_, at) => ({ title: words(`Offer ${at}`), price: 900, oldPrice: 1000 })),
    )
    const { total, pages } = await listOffers(1, 24)
    expect([total, pages]).toEqual([before + 70, Math.ceil((before + 70) / 24)])
    const all = await Promise.all(Array.from({ length: pages }, (_, at) => listOffers(at + 1, 24)))
    const ids = all.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toHaveLength(total)
    expect(new Set(ids)).toEqual(new Set([...ids, ...added]))
    expect(await listOffers(pages + 1, 24)).toEqual({ items: [], total, page: pages + 1, pages })
  })

  test('groups keep their order and omit hidden products', async () => {
    const [one = '', two = '', hidden = ''] = await addProducts([
      { title: words('One') },
      { title: words('Two') },
      { title: words('Three'), visible: false },
    ])
    await transaction(async (tx) => {
      const members = [two, hidden, one].map((productId, position) => ({ name: 'feed', productId, position }))
      await tx.insert(groups).values([...members, { name: 'bestSeller', productId: one, position: 1 }])
      await bumpCatalogue(tx)
    })
    const { feed, bestSeller, accessories } = await productGroups()
    expect([feed, bestSeller, accessories].map((group) => group.map(({ id }) => id))).toEqual([[two, one], [one], []])
  })

  test('settings', async () => {
    const slide = { headline: words('Hello'), text: null, label: null, link: '/shop' }
    await transaction(async (tx) => {
      await writeSettings(tx, { hero: [{ image: HASH, smallImage: HASH, ...slide }], freeShippingNote: false })
      await bumpCatalogue(tx)
    })
    expect(await getSettings()).toEqual({
      hero: [{ image: `/media/${HASH}`, smallImage: `/media/${HASH}`, ...slide }],
      boards: [],
      mainImage: null,
      freeShippingNote: false,
    })
  })

  test('drops invalid settings and keeps the others', async () => {
    const slide = { image: HASH, smallImage: null, headline: { en: 'Hello' }, link: 'javascript:alert(1)' }
    const values = {
      hero: [slide, { headline: null }, null, { ...slide, image: '', link: '/offers' }],
      boards: null,
      mainImage: 7,
      freeShippingNote: 'no',
    }
    await transaction(async (tx) => {
      const rows = Object.entries(values).map(([key, value]) => ({ key, value: value ?? 'null' }))
      await tx.delete(settings)
      await tx.insert(settings).values(rows)
      await bumpCatalogue(tx)
    })
    const image = `/media/${HASH}`
    expect(await getSettings()).toEqual({
      hero: [{ image, smallImage: image, headline: null, text: null, label: null, link: null }],
      boards: [],
      mainImage: null,
      freeShippingNote: true,
    })
  })

  test('pages of 12 reviews, newest first, with masked authors', async () => {
    const id = await addProduct({ title: words('Rated') })
    await addRatings(
      id,
      Array.from({ length: 14 }, (_, at) => ({ rating: 1 + (at % 5), comment: `c${at}`, by: `محمد${at}` })),
    )
    const first = await listReviews(id, 1)
    expect(first).toMatchObject({ total: 14, page: 1, pages: 2 })
    expect(first.items.map(({ comment }) => comment)).toEqual(Array.from({ length: 12 }, (_, at) => `c${13 - at}`))
    expect(first.items[0]).toMatchObject({ author: 'م****', createdAt: '2026-01-14T00:00:00.000Z' })
    expect((await listReviews(id, 2)).items.map(({ comment }) => comment)).toEqual(['c1', 'c0'])
    expect((await listReviews(id, 3)).items).toEqual([])
    expect(await getStats()).toMatchObject({ customers: 14 })
  })

  test('reviews with comments, newest first, and the number without', async () => {
    const id = await addProduct({ title: words('Rated in silence') })
    await addRatings(
      id,
      [null, 'c1', '', 'c3', null, 'c5'].map((comment, at) => ({ rating: 5, comment, by: `Noor${at}` })),
    )
    const { items, ...counts } = await writtenReviews(id, 2)
    expect(items.map(({ comment }) => comment)).toEqual(['c5', 'c3'])
    expect(counts).toEqual({ written: 3, silent: 3, total: 6 })
    expect(await writtenReviews(await addProduct({ title: words('New') }), 2)).toMatchObject({ items: [], total: 0 })
  })
})

describeOnEngines('related products', () => {
  let category: TestCategory

  beforeAll(async () => {
    category = await addCategory(words('Birds'))
    await addProducts(Array.from({ length: 20 }, (_, at) => ({ title: words(`Other ${at}`) })))
  })

  test('are those of the category, in stock first, then others', async () => {
    const [id = '', ...rest] = await addProducts([
      { title: words('Cage'), category },
      { title: words('Perch'), category, stock: 0 },
      { title: words('Seed'), category },
      { title: words('Hidden'), category, visible: false },
    ])
    const product = await getProduct(id)
    const related = product ? await relatedProducts(product) : []
    expect(related).toHaveLength(10)
    expect(related.slice(0, 2).map((one) => one.id)).toEqual([rest[1], rest[0]])
    expect(related.slice(2).every(({ title }) => title.en.startsWith('Other'))).toBe(true)
  })

  test('follow the stock without a change of the catalogue version', async () => {
    const category = await addCategory(words('Horses'))
    const [id = '', ...rest] = await addProducts(
      Array.from({ length: 13 }, (_, at) => ({ title: words(`Saddle ${at}`), category })),
    )
    const related = async () => {
      const product = await getProduct(id)
      return product ? relatedProducts(product) : []
    }
    const setStock = async (ids: string[], stock: number) => {
      await (await database()).update(products).set({ stock }).where(inArray(products.id, ids))
      await forgetStock(ids)
    }
    const before = (await related()).map((one) => one.id)
    const gone = before.slice(0, 2)
    await setStock(gone, 0)
    const after = await related()
    expect(after.map(({ stock }) => stock > 0)).toEqual(Array.from({ length: 10 }, () => true))
    expect(after.filter((one) => gone.includes(one.id))).toEqual([])
    await setStock(rest, 0)
    expect((await related()).every(({ stock, category: on }) => stock === 0 && on?.id === category.id)).toBe(true)
    await setStock(rest.slice(5, 6), 1)
    expect((await related())[0]?.id).toBe(rest[5])
    await setStock(rest, 5)
    expect((await related()).map((one) => one.id)).toEqual(before)
  })

  test('are the neighbours in the list, so that every product is reached', async () => {
    const category = await addCategory(words('Fish'))
    const ids = await addProducts(Array.from({ length: 30 }, (_, at) => ({ title: words(`Fish ${at}`), category })))
    const reached = new Set<string>()
    for (const id of ids) {
      const product = await getProduct(id)
      const related = product ? await relatedProducts(product) : []
      expect(related).toHaveLength(10)
      expect(related.map((one) => one.id)).not.toContain(id)
      related.forEach((one) => reached.add(one.id))
    }
    expect(reached.size).toBe(30)
  })

  test('fills an empty group and a missing category image automatically', async () => {
    const feed = await addCategory(words('Green fodder', 'حشائش وأعلاف'))
    const toys = await addCategory(words('For cats', 'ألعاب ومستلزمات القطط'))
    const meat = await addCategory(words('Carcasses', 'ذبائح'))
    const [hay = '', ball = '', lamb = '', newest = ''] = await addProducts([
      { title: words('Hay'), category: feed, images: [HASH] },
      { title: words('Ball'), category: toys },
      { title: words('Lamb'), category: meat, images: ['b'.repeat(24)] },
      { title: words('Barley'), category: feed, images: ['c'.repeat(24)] },
    ])
    await transaction((tx) => tx.delete(groups))
    const sold = async (productId: string, quantity: number, status: string, payment: string) =>
      addOrder({ productId, quantity, status, payment })
    expect((await productGroups()).bestSeller).toEqual([])
    await sold(ball, 2, 'delivered', 'cod_collected')
    await sold(hay, 3, 'pending', 'cod_due')
    await sold(lamb, 9, 'pending', 'awaiting')
    await sold(newest, 9, 'cancelled', 'refunded')
    // Best sellers are cached for an hour.
    expect((await productGroups()).bestSeller).toEqual([])
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60 * 60 * 1000)
    const shown = await productGroups()
    const ids = (name: keyof typeof shown) => shown[name].map(({ id }) => id)
    expect(ids('newArrival').slice(0, 4)).toEqual([newest, lamb, ball, hay])
    expect(ids('newArrival').length).toBeLessThanOrEqual(12)
    expect(ids('bestSeller')).toEqual([hay, ball])
    expect([ids('feed'), ids('accessories'), ids('carcasses').slice(0, 1)]).toEqual([[newest, hay], [ball], [lamb]])
    jest.restoreAllMocks()
    const pictureOf = async ({ id }: TestCategory) => (await listCategories()).find((one) => one.id === id)?.image
    expect(await pictureOf(feed)).toBe(`/media/${'c'.repeat(24)}`)
    expect(await pictureOf(toys)).toBeNull()
    await transaction(async (tx) => {
      await tx.insert(groups).values({ name: 'newArrival', productId: hay, position: 0 })
      await tx.update(categories).set({ image: HASH }).where(eq(categories.id, feed.id))
      await bumpCatalogue(tx)
    })
    expect((await productGroups()).newArrival.map(({ id }) => id)).toEqual([hay])
    expect(await pictureOf(feed)).toBe(`/media/${HASH}`)
    await transaction(async (tx) => {
      await tx.update(products).set({ visible: false }).where(eq(products.id, hay))
      await bumpCatalogue(tx)
    })
    const { newArrival } = await productGroups()
    // A group with removed products only counts as empty.
    expect(newArrival[0]?.id).toBe(newest)
  })
})
