import { expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { transaction } from '@/lib/db/database'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { reserve } from '../orders/stock'
import { listOffers, listProducts } from './list'
import { addProduct, addProducts } from './testing/fixture'

describeOnEngines('a size that sells out', () => {
  test('takes its discount out of the offers, and its price out of the order by price', async () => {
    const none = { en: 'Other', ar: 'ع' }
    const [coat = ''] = await addProducts([
      {
        title: { en: 'Coat', ar: 'معطف' },
        sizes: [
          { id: 'small', en: 'Small', price: 5_000, oldPrice: 10_000, stock: 1 },
          { id: 'large', en: 'Large', price: 20_000, stock: 3 },
        ],
      },
    ])
    await addProduct({ title: none, price: 9_000 })
    const titles = async () =>
      (await listProducts({ ...allProducts, sort: 'newPrice' })).items.map(({ title }) => title.en)
    expect((await listOffers(1, 12)).total).toBe(1)
    expect(await titles()).toEqual(['Coat', 'Other'])
    await transaction((tx) => reserve(tx, [{ productId: coat, color: null, size: 'small', quantity: 1 }]))
    expect(await listOffers(1, 12)).toMatchObject({ items: [], total: 0 })
    expect(await titles()).toEqual(['Other', 'Coat'])
  })
})
