import { beforeAll, describe, expect, test } from '@jest/globals'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getCategory, listCategories } from './categories'
import { countCategories, listProducts } from './list'
import { addCategory, addProducts, type TestCategory } from './testing/fixture'

const words = (en: string) => ({ en, ar: `${en} ع` })

async function titles(query: Partial<ProductQuery>): Promise<string> {
  const page = await listProducts({ ...allProducts, ...query })
  return page.items.map(({ title }) => title.en).join(' ')
}

describeOnEngines('list', () => {
  let dogs: TestCategory
  let cats: TestCategory
  let food: string
  let beds: string

  beforeAll(async () => {
    dogs = await addCategory(words('Dogs'), { subcategories: [words('Food'), words('Beds')] })
    cats = await addCategory(words('Cats'), { subcategories: [words('Litter')] })
    const [foodCategory, bedCategory] = dogs.subcategories
    food = foodCategory?.id ?? ''
    beds = bedCategory?.id ?? ''
    await addProducts([
      {
        title: words('A'),
        category: dogs,
        subcategory: foodCategory,
        price: 500,
        averageRating: 4,
        colors: ['#FFFFFF'],
      },
      {
        title: words('B'),
        category: dogs,
        subcategory: bedCategory,
        price: 1500,
        averageRating: 4.99,
        ratingsCount: 40,
        colors: ['#FFFFFF', '#21160F'],
      },
      { title: words('C'), category: dogs, price: 2500, averageRating: 5, stock: 0 },
      {
        title: words('D'),
        category: cats,
        subcategory: cats.subcategories[0],
        price: 3500,
        colors: ['#21160F', 'Black / Celeste'],
        createdAt: new Date(0),
      },
      { title: words('E'), price: 4500, averageRating: 3.99 },
      { title: words('X'), category: cats, price: 1, colors: ['#B2372A'], visible: false },
    ])
  })

  test('lists all visible products, newest first', async () => {
    expect(await titles({})).toBe('E D C B A')
  })

  test.each<[string, () => Partial<ProductQuery>, string]>([
    ['a category', () => ({ categories: [dogs.id] }), 'C B A'],
    ['two categories', () => ({ categories: [dogs.id, cats.id] }), 'D C B A'],
    ['a category named twice', () => ({ categories: [cats.id, cats.id] }), 'D'],
    ['a subcategory alone', () => ({ subcategories: [food] }), 'A'],
    ['a subcategory of its category', () => ({ categories: [dogs.id], subcategories: [food] }), 'A'],
    ['two subcategories', () => ({ categories: [dogs.id], subcategories: [food, beds] }), 'B A'],
    ['a narrowed and a whole category', () => ({ categories: [dogs.id, cats.id], subcategories: [beds] }), 'D B'],
    ['four stars', () => ({ ratingFrom: 4, ratingBelow: 5 }), 'B A'],
    ['five stars', () => ({ ratingFrom: 5, ratingBelow: 6 }), 'C'],
    ['a lowest price', () => ({ priceFrom: 2500 }), 'E D C'],
    ['a greatest price', () => ({ priceTo: 2500 }), 'C B A'],
    ['both prices', () => ({ priceFrom: 1000, priceTo: 3000 }), 'C B'],
    ['a minimum above the maximum', () => ({ priceFrom: 3000, priceTo: 1000 }), ''],
    ['a price above all', () => ({ priceFrom: 100_000_000_000 }), ''],
    ['a colour', () => ({ colors: ['#FFFFFF'] }), 'B A'],
    ['two colours', () => ({ colors: ['#FFFFFF', '#21160F'] }), 'D B A'],
    ['a colour without a swatch', () => ({ colors: ['Black / Celeste'] }), 'D'],
    ['a colour without a swatch, spelt differently', () => ({ colors: ['BLACK / celeste'] }), 'D'],
    ['a colour without products', () => ({ colors: ['#123456'] }), ''],
    ['a colour only of hidden products', () => ({ colors: ['#B2372A'] }), ''],
    ['the lowest price first', () => ({ sort: 'newPrice' }), 'A B C D E'],
    ['the highest price first', () => ({ sort: '-newPrice', categories: [dogs.id] }), 'C B A'],
    ['the best rated first, weighted by their number of ratings', () => ({ sort: '-averageRating' }), 'B C A E D'],
    ['the newest first', () => ({ sort: '-createdAt' }), 'E C B A D'],
    ['all kinds at once', () => ({ categories: [dogs.id], ratingFrom: 4, priceTo: 2000, colors: ['#21160F'] }), 'B'],
  ])('%s', async (_, query, expected) => {
    expect(await titles(query())).toBe(expected)
    const page = await listProducts({ ...allProducts, ...query() })
    expect(page.total).toBe(page.items.length)
  })

  test('an unknown category or subcategory is an error with its path', async () => {
    await expect(titles({ categories: [dogs.id, 'no-such'] })).rejects.toMatchObject({
      code: 'CategoryNotFound',
      fields: [{ path: 'category', msg: 'CategoryNotFound' }],
    })
    await expect(titles({ subcategories: [dogs.id] })).rejects.toMatchObject({ fields: [{ path: 'subcategory' }] })
  })

  test('categories count visible products', async () => {
    const counts = (await listCategories()).map(({ name, products, subcategories }) => [
      name.en,
      products,
      subcategories.map((one) => one.products),
    ])
    expect(counts).toEqual([
      ['Dogs', 3, [1, 1]],
      ['Cats', 1, [1]],
    ])
    expect((await getCategory(cats.id))?.products).toBe(1)
    expect(await getCategory('no-such')).toBeNull()
  })

  describe('pages', () => {
    beforeAll(async () => {
      await addProducts(Array.from({ length: 45 }, (_, at) => ({ title: words(`P${at}`) })))
    })

    test('hold 12 each, once each, in one order', async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listProducts({ ...allProducts, page })))
      expect(pages.map(({ items }) => items.length)).toEqual([12, 12, 12, 12, 2])
      const all = pages.flatMap(({ items }) => items.map(({ title }) => title.en))
      expect(all).toEqual([...Array.from({ length: 45 }, (_, at) => `P${44 - at}`), 'E', 'D', 'C', 'B', 'A'])
      expect(pages[4]).toMatchObject({ total: 50, page: 5, pages: 5 })
    })

    test('hold 12 each with a keyword too', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => listProducts({ ...allProducts, keyword: 'p', page })))
      const all = pages.flatMap(({ items }) => items.map(({ title }) => title.en))
      expect(all).toEqual(Array.from({ length: 45 }, (_, at) => `P${44 - at}`))
      expect(pages[0]).toMatchObject({ total: 45, pages: 4 })
    })

    test('after the last are empty', async () => {
      expect(await listProducts({ ...allProducts, page: 6 })).toEqual({ items: [], total: 50, page: 6, pages: 5 })
      expect(await listProducts({ ...allProducts, page: 999_999 })).toMatchObject({ items: [], pages: 5 })
      expect(await listProducts({ ...allProducts, keyword: 'p', page: 999_999 })).toMatchObject({
        items: [],
        pages: 4,
      })
    })
  })

  test('counts the matches per category, ignoring the category filter', async () => {
    const held = async (query: Partial<ProductQuery>) => {
      const counts = await countCategories({ ...allProducts, ...query })
      return [dogs.id, food, beds, cats.id].map((id) => counts?.get(id) ?? 0)
    }
    await addProducts([
      { title: words('Dog lead'), category: dogs },
      { title: words('Doghouse'), category: cats },
      { title: words('Harness'), category: dogs },
      { title: words('Harnas'), category: cats },
    ])
    const keywords = ['B', 'dog', 'doghouse', 'doglead', 'harnes', 'ha'].map((keyword) => ({ keyword }))
    for (const query of [{}, { priceFrom: 1000 }, { colors: ['#21160F'] }, { ratingFrom: 4.5 }, ...keywords]) {
      const expected = await Promise.all(
        [
          { categories: [dogs.id] },
          { subcategories: [food] },
          { subcategories: [beds] },
          { categories: [cats.id] },
        ].map(async (filter) => (await listProducts({ ...allProducts, ...query, ...filter })).total),
      )
      expect(await held(query)).toEqual(expected)
      expect(await held({ ...query, categories: [cats.id], subcategories: [food] })).toEqual(expected)
    }
  })
})
