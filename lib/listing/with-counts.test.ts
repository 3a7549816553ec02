import { expect, test } from '@jest/globals'
import type { Category } from '@/lib/contract/category'
import { withCounts } from './with-counts'

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
