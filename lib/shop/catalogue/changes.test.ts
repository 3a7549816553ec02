import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { allProducts } from '@/lib/contract/product-query'
import { transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { listCategories } from './categories'
import { listProducts } from './list'
import { listColors } from './catalogue-facts'
import { addCategory, addProduct, addProducts } from './testing/fixture'
import { bumpCatalogue } from './version'
import { searchColumns } from '../search/document'

const none = { en: '', ar: '' }

async function found(keyword: string, more: Partial<typeof allProducts> = {}): Promise<string[]> {
  const { items } = await listProducts({ ...allProducts, ...more, keyword })
  return items.map(({ title }) => title.en)
}

function titled(en: string) {
  const title = { en, ar: 'ع' }
  return { titleEn: en, ...searchColumns({ title, description: none, category: null, subcategory: null, colors: [] }) }
}

/** Changes one product in a transaction, as the services do. */
async function change(id: string, set: Partial<typeof products.$inferInsert>): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(products).set(set).where(eq(products.id, id))
    await bumpCatalogue(tx)
  })
}

describeOnEngines('a changed product', () => {
  test('is found, listed and counted as it is now', async () => {
    const [ant = '', bee = ''] = await addProducts(['Ant farm', 'Bee hive'].map((en) => ({ title: { en, ar: 'ع' } })))
    expect(await found('')).toEqual(['Bee hive', 'Ant farm'])
    await change(ant, titled('Ant castle'))
    expect([await found('farm'), await found('castle')]).toEqual([[], ['Ant castle']])
    await change(bee, { price: 99_999, rank: -1 })
    expect(await found('', { priceFrom: 90_000 })).toEqual(['Bee hive'])
    expect(await found('')).toEqual(['Ant castle', 'Bee hive'])
    await change(ant, { visible: false })
    expect([await found(''), await found('castle')]).toEqual([['Bee hive'], []])
    await change(ant, { visible: true })
    expect(await found('castel')).toEqual(['Ant castle'])
    await change(ant, { colors: ['#B00000', '#00B000'] })
    await change(bee, { colors: ['#B00000', '#0000B0'] })
    expect(await listColors()).toEqual(['#B00000', '#0000B0', '#00B000'])
    await change(bee, { visible: false })
    expect(await listColors()).toEqual(['#00B000', '#B00000'])
  })

  test('counts the products of each category and subcategory', async () => {
    const { id, name, subcategories } = await addCategory({ en: 'Nests', ar: 'ع' }, { subcategories: [none, none] })
    const [small, large] = subcategories
    const category = { id, name }
    const [fly = ''] = await addProducts([
      { title: none, category, subcategory: small },
      { title: none, category, subcategory: small },
      { title: none, category },
    ])
    const counts = async () => {
      const category = (await listCategories()).find((one) => one.id === id)
      return [category?.products, ...(category?.subcategories.map(({ products: held }) => held) ?? [])]
    }
    expect(await counts()).toEqual([3, 2, 0])
    await change(fly, { subcategoryId: large?.id })
    expect(await counts()).toEqual([3, 1, 1])
    await change(fly, { visible: false })
    expect(await counts()).toEqual([2, 1, 0])
  })

  test('three letters stop being a name when the last product with them is renamed', async () => {
    const none = { en: '', ar: '' }
    await addProduct({ title: { en: 'Yakult', ar: 'ع' }, description: none })
    const id = await addProduct({ title: { en: 'Yak', ar: 'ع' } })
    expect(await found('yak')).toEqual(['Yak'])
    await change(id, titled('Zebu'))
    expect(await found('yak')).toEqual(['Yakult'])
  })

  test('ignores a change that is rolled back', async () => {
    const id = await addProduct({ title: { en: 'Duck pond', ar: 'ع' } })
    const failed = transaction(async (tx) => {
      await tx.update(products).set(titled('Goose pond')).where(eq(products.id, id))
      await bumpCatalogue(tx)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect([await found('goose'), await found('duck')]).toEqual([[], ['Duck pond']])
  })
})
