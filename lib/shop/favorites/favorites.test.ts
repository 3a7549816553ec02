import { beforeAll, expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { addFavorite, listFavorites, removeFavorite } from './favorites'

process.env.LOG_LEVEL = 'silent'

describeOnEngines('favourites', () => {
  const ids: string[] = []
  const ofList = async (customer: string) => (await listFavorites(customer, allProducts)).items.map(({ id }) => id)

  beforeAll(async () => {
    for (const name of ['Hay', 'Oats', 'Barley'])
      ids.push(await addProduct({ title: { en: name, ar: `${name} ع` }, price: 1_000, stock: 5 }))
  })

  test('a restored one comes back to its place', async () => {
    const customer = (await addCustomer()).id
    for (const [at, id] of ids.entries()) await addFavorite(customer, id, `2026-01-0${at + 1}T00:00:00.000Z`)
    const before = await ofList(customer)
    expect(before).toEqual(ids.toReversed())
    const [first = '', second = ''] = ids
    const since = await removeFavorite(customer, second)
    await addFavorite(customer, second, since)
    expect(await ofList(customer)).toEqual(before)
    // Never above what is added later.
    await removeFavorite(customer, second)
    await addFavorite(customer, second, '2100-01-01T00:00:00.000Z')
    await removeFavorite(customer, first)
    await addFavorite(customer, first)
    expect((await ofList(customer)).slice(0, 2)).toEqual([first, second])
    expect(await removeFavorite(customer, 'unknown')).toBeUndefined()
  })
})
