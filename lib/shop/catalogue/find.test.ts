import { expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { keywordTokens } from '../search/tokens'
import { filtersOf } from './filters'
import { findProducts } from './find'
import { addProducts } from './testing/fixture'

test('normalises equal filters and caps prices', () => {
  const filters = filtersOf({ ...allProducts, categories: ['b', 'a', 'b'], priceFrom: 3e9, priceTo: 4e9 })
  expect(filters).toMatchObject({ categories: ['a', 'b'], priceFrom: 2_147_483_647, priceTo: 2_147_483_647 })
  expect(filtersOf({ ...allProducts, priceFrom: 100 })).toMatchObject({ priceFrom: 100, priceTo: null })
})

describeOnEngines('similar words', () => {
  /** Indexes in `all` of the products found for a keyword. */
  async function found(all: { title: string; description?: string }[], keyword: string, from = 0, size = 12) {
    const rows = all.map(({ title, description = '' }) => ({
      title: { en: title, ar: '' },
      description: { en: description, ar: '' },
    }))
    await (await database()).delete(products)
    // Later products stand first in the list.
    const added = (await addProducts(rows.toReversed())).toReversed()
    const question = { filters: filtersOf(allProducts), tokens: keywordTokens(keyword), sort: null, from, size }
    const { ids, total } = await findProducts(question, [])
    return { ids: ids.map((id) => added.indexOf(id)), total }
  }

  const many = (count: number, title: string, description?: string) =>
    Array.from({ length: count }, () => ({ title, description }))

  test('are paged', async () => {
    const salmon = many(15, 'Salmon')
    expect(await found(salmon, 'salmn')).toEqual({ ids: Array.from({ length: 12 }, (_, at) => at), total: 15 })
    expect(await found(salmon, 'salmn', 12)).toEqual({ ids: [12, 13, 14], total: 15 })
  })

  test('follow the exact matches of a partial page, each product once', async () => {
    const sardine = { title: 'Sardine' }
    expect(await found([sardine, ...many(11, 'Tin', 'sardina')], 'sardina', 8)).toEqual({
      ids: [9, 10, 11, 0],
      total: 12,
    })
    expect(await found([sardine, ...many(12, 'Tin', 'sardina')], 'sardina')).toMatchObject({ total: 12 })
  })

  test('follow exact matches for long words only', async () => {
    const care = [{ title: 'Care' }, { title: 'Macaw', description: 'Cage included' }]
    expect(await found(care, 'cage')).toEqual({ ids: [1], total: 1 })
    expect(await found([{ title: 'Care' }], 'cage')).toEqual({ ids: [0], total: 1 })
  })

  test('are the four nearest words, most common first', async () => {
    const titles = ['cat', 'cot', 'cut', 'cit', 'cit', 'cet'].map((title) => ({ title }))
    expect(await found(titles, 'cxt')).toEqual({ ids: [0, 1, 3, 4, 5], total: 5 })
  })
})
