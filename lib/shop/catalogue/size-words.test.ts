import { expect, test } from '@jest/globals'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { allProducts } from '@/lib/contract/product-query'
import { seedDemo } from '../demo/seed'
import { csv, older } from '../import/testing/csv'
import { runImport } from '../import/testing/run-import'
import { editedProduct } from '../staff/product/edited'
import { saveProduct } from '../staff/product/save'
import { listProducts } from './list'
import { reindexSome, renewSearch } from './reindex'

const found = async (keyword: string) =>
  (await listProducts({ ...allProducts, keyword })).items.map(({ title }) => title.en)

/** How many products a rewrite of all search columns would change. */
async function outdated(): Promise<number> {
  let count = 0
  for (let last = ''; ;) {
    const { ids, changed } = await reindexSome(undefined, last)
    if (ids.length === 0) return count
    last = ids.at(-1) ?? ''
    count += changed
  }
}

const bag = (size: string, price: string) => ({
  ...older('zebra-food', { Title: 'Zebra food', titleAr: 'طعام زرافات' }),
  ...{ 'Option1 Name': 'Size', 'Option1 Value': size, 'Variant Price': price, 'Variant Inventory Qty': '4' },
})

describeOnEngines('the words of sizes', () => {
  test('are in those of the demo', async () => {
    await seedDemo({})
    expect(await outdated()).toBe(0)
    expect(await found('puppy food 15 kg')).toContain('Puppy Food')
    expect(await found('طعام جراء 15 كجم')).toContain('Puppy Food')
  })

  test('find the product that is sold in them, in both languages, until they are renamed', async () => {
    await runImport(csv([bag('2 kg', '30'), bag('Large / Beef', '120')]))
    for (const keyword of [
      'zebra food 2 kg',
      'zebra 2kg',
      'طعام زرافات ٢ كجم',
      'zebra food large',
      'زرافات كبير',
      'zebra beef',
    ])
      expect([keyword, await found(keyword)]).toEqual([keyword, ['Zebra food']])
    expect(await found('zebra food 15 kg')).toEqual([])
    expect(await outdated()).toBe(0)

    const { content, version } = await editedProduct('zebra-food')
    const sizes = content.sizes.map((size) =>
      size.name.en === '2 kg' ? { ...size, name: { en: 'Sack', ar: 'شوال' } } : size,
    )
    await saveProduct('zebra-food', { ...content, version, sizes })
    expect(await found('zebra food 2 kg')).toEqual([])
    for (const keyword of ['zebra food sack', 'زرافات شوال']) expect(await found(keyword)).toEqual(['Zebra food'])
    expect(await outdated()).toBe(0)
    const db = await database()
    const words = () => db.select({ words: products.searchWords }).from(products).orderBy(products.id)
    const today = await words()
    await db.update(products).set({ searchWords: 'old' })
    await renewSearch()
    expect(await words()).toEqual(today)
  })
})
