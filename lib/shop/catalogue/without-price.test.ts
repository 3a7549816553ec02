import { beforeAll, expect, test } from '@jest/globals'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { priceBounds } from './catalogue-facts'
import { listOffers, listProducts } from './list'
import { addProducts } from './testing/fixture'

const words = (en: string) => ({ en, ar: `${en} ع` })
const titles = async (query: Partial<ProductQuery>) =>
  (await listProducts({ ...allProducts, ...query })).items.map(({ title }) => title.en).join(' ')

describeOnEngines('a product without a price', () => {
  beforeAll(() =>
    addProducts([
      { title: words('Ask goat'), price: 0, oldPrice: 900 },
      { title: words('Dear goat'), price: 90_000, oldPrice: 95_000 },
      { title: words('Cheap goat'), price: 1_000 },
    ]),
  )

  test('is not the cheapest', async () => {
    for (const keyword of ['', 'goat']) {
      expect(await titles({ sort: 'newPrice', keyword })).toBe('Cheap goat Dear goat Ask goat')
      expect(await titles({ sort: '-newPrice', keyword })).toBe('Dear goat Cheap goat Ask goat')
    }
    expect(await priceBounds()).toEqual({ min: 1_000, max: 90_000 })
  })

  test('is in no price range', async () => {
    expect(await titles({ priceTo: 5_000 })).toBe('Cheap goat')
    expect(await titles({ priceFrom: 5_000 })).toBe('Dear goat')
    expect(await titles({})).toContain('Ask goat')
  })

  test('is no offer', async () => {
    const { items, total } = await listOffers(1, 12)
    expect([items.map(({ title }) => title.en), total]).toEqual([['Dear goat'], 1])
    const { items: all } = await listProducts(allProducts)
    expect(all.find(({ title }) => title.en === 'Ask goat')).toMatchObject({ sale: 'enquiry', oldPrice: null })
  })
})
