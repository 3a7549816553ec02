import { expect, test } from '@jest/globals'
import type { Category } from '@/lib/contract/category'
import { categoryCrumbs, categoryPathOf, withCounts } from './category-path'
import { feed } from './testing/feed'

const toys: Category = { ...feed, id: 'toys', subcategories: [] }

test('a listing has the path of its only category and subcategory', () => {
  const about = (categories: string[], subcategories: string[] = []) => {
    const categoryPath = categoryPathOf({ categories, subcategories }, [toys, feed])
    return categoryPath && [categoryPath.category.id, categoryPath.subcategory?.id ?? null]
  }
  expect(about([])).toBeNull()
  expect(about(['feed', 'toys'])).toBeNull()
  expect(about(['gone'])).toBeNull()
  expect(about(['feed'])).toEqual(['feed', null])
  expect(about(['feed'], ['hay'])).toEqual(['feed', 'hay'])
  expect(about(['feed'], ['hay', 'straw'])).toEqual(['feed', null])
  expect(about(['toys'], ['hay'])).toEqual(['toys', null])
})

test('breadcrumbs go through the category to the subcategory', () => {
  const categoryPath = categoryPathOf({ categories: ['feed'], subcategories: ['hay'] }, [feed])
  if (!categoryPath) throw new Error('no category path')
  expect(categoryCrumbs(categoryPath, 'ar')).toEqual([
    { name: 'أعلاف', path: '/shop?category=feed' },
    { name: 'تبن', path: '/shop?category=feed&subcategory=hay' },
  ])
  expect(categoryCrumbs({ ...categoryPath, subcategory: null }, 'en')).toHaveLength(1)
})

const name = { en: 'Dogs', ar: 'كلاب' }
const dogs: Category = {
  id: 'dogs',
  name,
  value: 'dogs',
  carcass: false,
  image: null,
  products: 12,
  subcategories: [
    { id: 'food', name, value: 'food', products: 7 },
    { id: 'toys', name, value: 'toys', products: 5 },
  ],
}

function numbers(counts: Map<string, number> | null) {
  return withCounts([dogs], counts).map(({ products, subcategories }) => [
    products,
    ...subcategories.map((one) => one.products),
  ])
}

test('counts replace totals, and a missing count is 0', () => {
  expect(numbers(new Map([['dogs', 3]]))).toEqual([[3, 0, 0]])
  expect(numbers(new Map(Object.entries({ dogs: 3, food: 3 })))).toEqual([[3, 3, 0]])
})

test('without counts there are no numbers', () => expect(numbers(null)).toEqual([[null, null, null]]))
