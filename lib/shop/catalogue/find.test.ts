import { beforeAll, describe, expect, test } from '@jest/globals'
import { everyProduct, SORTS, type ProductQuery } from '@/lib/contract/product-query'
import { transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { productIndex } from '../search/live-index'
import { ProductIndex } from '../search/product-index'
import { indexedProduct } from '../search/testing/indexed-product'
import { keywordTokens } from '../search/tokens'
import { listCategories } from './categories'
import { filtersOf } from './filters'
import { findProducts } from './find'
import { readSlice } from './slice'
import { syntheticProducts } from './synthetic'
import { addCategory } from './testing/fixture'
import { bumpCatalogue } from './version'

const keywords = [
  ...[
    'food',
    'dog food',
    'pet',
    'model',
    'Model 12',
    'al',
    'ka',
    'k',
    'kave',
    'a 5',
    '2.5 kg',
    'premium 2.5kg',
    '5 كيلو',
    'royal canin',
    'canin royal',
  ],
  ...[
    'best choice',
    'anin',
    'الإمارات',
    'علف',
    'للكلاب',
    'كلب',
    'سمكة طازجة',
    'طعام كلاب',
    'كل',
    '٢٥٠',
    'emirates northern',
    'premium large',
    'fish',
    'سم',
    'dog 2',
    'كلاب 5',
  ],
]

describeOnEngines('index and database', () => {
  beforeAll(async () => {
    const category = await addCategory({ en: 'Dogs', ar: 'الكلاب' }, { subcategories: [{ en: 'Food', ar: 'طعام' }] })
    const other = await addCategory({ en: 'Fish', ar: 'الأسماك' })
    const categories = [
      { ...category, value: 'dogs' },
      { ...other, value: 'fish' },
    ]
    const batch = [...syntheticProducts(1, 700, { categories, images: [] })]
    await transaction(async (tx) => {
      await tx.insert(products).values(
        batch.map((row, at) => ({
          ...row,
          visible: at % 9 !== 0,
          rank: at % 50,
          createdAt: new Date((at % 31) * 1e8),
        })),
      )
      await bumpCatalogue(tx, [])
    })
  })

  test('return the same products in the same order for every query', async () => {
    const index = await productIndex()
    if (!index) throw new Error('The index is not read')
    const categories = await listCategories()
    const [dogs, fish] = categories
    const food = dogs?.subcategories[0]?.id ?? ''
    const queries: Partial<ProductQuery>[] = [
      {},
      { categories: [dogs?.id ?? ''] },
      { categories: [dogs?.id ?? '', fish?.id ?? ''], subcategories: [food] },
      { ratingFrom: 4, ratingBelow: 5 },
      { priceFrom: 2000, priceTo: 60_000 },
      { colors: ['#FFFFFF', '#000000', '#1E3A5F', '#B2372A'] },
    ]
    const questions = queries.flatMap((query) =>
      [null, ...keywords].flatMap((keyword, at) =>
        [null, SORTS[at % SORTS.length] ?? null].map((sort) => ({
          filters: filtersOf({ ...everyProduct, ...query }),
          tokens: keyword === null ? null : keywordTokens(keyword),
          sort,
        })),
      ),
    )
    let compared = 0
    for (const query of questions) {
      const question = { ...query, from: 0, size: 1000 }
      const there = await readSlice(question, categories)
      const here = findProducts(index, question, categories)
      // After few exact matches come products with similar words.
      expect(here.ids.slice(0, there.total)).toEqual(there.ids)
      if (there.total >= 12) expect(here.total).toBe(there.total)
      const page = findProducts(index, { ...question, from: 5, size: 7 }, categories)
      expect(page).toEqual({ ids: here.ids.slice(5, 12), total: here.total })
      compared += there.total
    }
    expect(compared).toBeGreaterThan(10_000)
  })
})

test('normalises equal filters and caps prices', () => {
  const filters = filtersOf({ ...everyProduct, categories: ['b', 'a', 'b'], priceFrom: 3e9, priceTo: 4e9 })
  expect(filters).toMatchObject({ categories: ['a', 'b'], priceFrom: 2_147_483_647, priceTo: 2_147_483_647 })
  expect(filtersOf({ ...everyProduct, priceFrom: 100 })).toMatchObject({ priceFrom: 100, priceTo: null })
})

describe('similar words', () => {
  /** Indexes in `products` of the products found for a keyword. */
  function found(products: { title: string; description?: string }[], keyword: string, from = 0, size = 12) {
    const index = new ProductIndex()
    const rows = products.map(({ title, description = '' }, at) =>
      indexedProduct(String(at).padStart(2, '0'), { en: title, ar: '' }, { en: description, ar: '' }),
    )
    index.change([], rows)
    const question = { filters: filtersOf(everyProduct), tokens: keywordTokens(keyword), sort: null, from, size }
    const { ids, total } = findProducts(index, question, [])
    return { ids: ids.map(Number), total }
  }
  const many = (count: number, title: string, description?: string) =>
    Array.from({ length: count }, () => ({ title, description }))

  test('are paged', () => {
    const salmon = many(15, 'Salmon')
    expect(found(salmon, 'salmn')).toEqual({ ids: Array.from({ length: 12 }, (_, at) => at), total: 15 })
    expect(found(salmon, 'salmn', 12)).toEqual({ ids: [12, 13, 14], total: 15 })
  })

  test('follow the exact matches of a partial page, each product once', () => {
    const sardine = { title: 'Sardine' }
    expect(found([sardine, ...many(11, 'Tin', 'sardina')], 'sardina', 8)).toEqual({ ids: [9, 10, 11, 0], total: 12 })
    expect(found([sardine, ...many(12, 'Tin', 'sardina')], 'sardina')).toMatchObject({ total: 12 })
  })

  test('follow exact matches for long words only', () => {
    const care = [{ title: 'Care' }, { title: 'Macaw', description: 'Cage included' }]
    expect(found(care, 'cage')).toEqual({ ids: [1], total: 1 })
    expect(found([{ title: 'Care' }], 'cage')).toEqual({ ids: [0], total: 1 })
  })

  test('are the four nearest words, most common first', () => {
    const titles = ['cat', 'cot', 'cut', 'cit', 'cit', 'cet'].map((title) => ({ title }))
    expect(found(titles, 'cxt')).toEqual({ ids: [0, 1, 3, 4, 5], total: 5 })
  })
})
