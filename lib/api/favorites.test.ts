import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { listWire, ProductWire } from '@/lib/contract/catalogue-schemas'
import { database } from '@/lib/db/database'
import { favorites, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addCategory, addProducts, type TestCategory } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { Visitor } from '@/lib/api/testing/visitor'

const List = listWire(ProductWire)
const words = (en: string) => ({ en, ar: `${en} ع` })

describeOnEveryEngine('favourites', () => {
  let category: TestCategory
  let ids: string[]
  const [mine, theirs] = [new Visitor(), new Visitor()]

  beforeAll(async () => {
    category = await addCategory(words('Dogs'))
    const dogs = { title: words('Saluki bed'), category, price: 5000, colors: ['#FFFFFF'], averageRating: 4.5 }
    ids = await addProducts([
      dogs,
      ...Array.from({ length: 14 }, (_, at) => ({ title: words(`Toy ${at}`), price: 1000 })),
    ])
    ids.push(...(await addProducts([{ title: words('Hidden'), visible: false }])))
    for (const visitor of [mine, theirs]) visitor.cookies.set('customerToken', (await addCustomer()).token)
  })
  beforeEach(async () => void (await (await database()).delete(favorites)))

  const add = (visitor: Visitor, favoriteId: string) => visitor.ask('POST /customer/add-favorite', { favoriteId })
  const remove = (visitor: Visitor, favoriteId: string) =>
    visitor.ask('DELETE /customer/remove-favorite', { favoriteId })
  const list = async (visitor: Visitor, query = '') =>
    List.parse((await visitor.ask(`GET /customer/get-favorites${query}`)).body)
  const idAt = (at: number) => ids[at] ?? ''

  test('adding and removing are idempotent', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await add(mine, idAt(0))
      expect([status, body.message]).toEqual([200, expect.any(String)])
    }
    expect((await list(mine)).data.map((product) => [product._id, product.isFavorite])).toEqual([[idAt(0), true]])
    for (let time = 0; time < 2; time += 1) expect((await remove(mine, idAt(0))).status).toBe(200)
    expect(await list(mine)).toMatchObject({
      data: [],
      results: 0,
      paginationResult: { currentPage: 1, numberOfPage: 1 },
    })
  })

  test('newest first, twelve a page, also beyond the last page', async () => {
    for (const id of ids.slice(0, 14)) await add(mine, id)
    const first = await list(mine)
    expect([first.results, first.paginationResult]).toEqual([14, { currentPage: 1, numberOfPage: 2 }])
    expect(first.data.map(({ _id }) => _id)).toEqual(ids.slice(2, 14).toReversed())
    expect((await list(mine, '?page=2')).data.map(({ _id }) => _id)).toEqual([idAt(1), idAt(0)])
    expect((await list(mine, '?page=3')).data).toEqual([])
  })

  test('all ids in one call, only of visible products and one customer', async () => {
    for (const id of ids.slice(0, 14)) await add(mine, id)
    await add(theirs, idAt(14))
    const hide = (visible: boolean) =>
      database().then((db) =>
        db
          .update(products)
          .set({ visible })
          .where(eq(products.id, idAt(0))),
      )
    await hide(false)
    const { body } = await mine.ask('GET /customer/get-favorite-ids')
    await hide(true)
    expect(z.array(z.string()).parse(body.data).toSorted()).toEqual(ids.slice(1, 14).toSorted())
  })

  test('the filters of the product list, one by one and together', async () => {
    for (const id of ids.slice(0, 5)) await add(mine, id)
    const found = async (query: string) => (await list(mine, query)).results
    expect(await found(`?category=${category.id}`)).toBe(1)
    expect(await found('?keyword=saluki')).toBe(1)
    expect(await found('?keyword=toy')).toBe(4)
    expect(await found('?keyword=%25')).toBe(0)
    expect(await found('?newPrice[gte]=20')).toBe(1)
    expect(await found('?rating[gte]=4&rating[lt]=5')).toBe(1)
    expect(await found('?colors=%23FFFFFF')).toBe(1)
    expect(await found(`?category[]=${category.id}&keyword=toy`)).toBe(0)
    expect((await mine.ask('GET /customer/get-favorites?category=no-such')).status).toBe(404)
    expect((await mine.ask('GET /customer/get-favorites?page=0')).status).toBe(400)
  })

  test('an unknown product cannot be a favourite', async () => {
    for (const id of ['no-such', idAt(15), '', "'; drop table favorites"])
      expect((await add(mine, id)).status).toBe(404)
    expect((await add(mine, 'a\u0000b')).status).toBe(400)
    expect((await remove(mine, 'no-such')).status).toBe(200)
  })

  test('invariant 12: other customers cannot see a customer’s favourites', async () => {
    await add(mine, idAt(0))
    expect((await list(theirs)).data).toEqual([])
    await remove(theirs, idAt(0))
    expect((await list(mine)).results).toBe(1)
    expect((await new Visitor().ask('GET /customer/get-favorites')).status).toBe(401)
  })

  test('products are marked for their customer only, in uncached responses', async () => {
    const Marked = z.object({ data: z.object({ isFavorite: z.boolean() }) })
    const isOne = async (visitor: Visitor) => {
      const { body, headers } = await visitor.ask(`GET /product/${idAt(0)}`)
      const single = Marked.parse(body).data.isFavorite
      const { data } = List.parse((await visitor.ask('GET /product?keyword=saluki')).body)
      expect(data.map(({ isFavorite }) => isFavorite)).toEqual([single])
      return [single, headers.get('cache-control')]
    }
    const visitor = new Visitor()
    await isOne(mine)
    await add(mine, idAt(0))
    expect(await isOne(mine)).toEqual([true, 'private, no-store'])
    expect(await isOne(theirs)).toEqual([false, 'private, no-store'])
    expect(await isOne(visitor)).toEqual([false, 'private, no-cache'])
    await remove(mine, idAt(0))
    expect(await isOne(mine)).toEqual([false, 'private, no-store'])
  })

  test('an expired token reads as a visitor', async () => {
    const dead = new Visitor({ authorization: `Bearer ${'x'.repeat(43)}` })
    expect((await dead.ask('GET /product')).status).toBe(200)
    expect((await dead.ask('GET /customer/get-favorites')).status).toBe(401)
  })
})
