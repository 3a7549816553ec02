import { expect, test } from '@jest/globals'
import { arrivesSameDay } from './same-day'

const terms = { shelves: ['feed', 'dogs/food'], except: ['made-to-order'] }
const bag = { id: 'bag', categoryId: 'feed', subcategoryId: null, carcass: false }

test.each([
  ['a product of a listed category', bag, true],
  ['a product of a listed subcategory', { ...bag, categoryId: 'dogs', subcategoryId: 'dogs/food' }, true],
  ['a product of another subcategory', { ...bag, categoryId: 'dogs', subcategoryId: 'dogs/puppies' }, false],
  ['a product without a category', { ...bag, categoryId: null }, false],
  ['an exception', { ...bag, id: 'made-to-order' }, false],
  ['a carcass of a listed category', { ...bag, carcass: true }, false],
])('%s', (_, product, promised) => {
  expect(arrivesSameDay(product, terms)).toBe(promised)
})

test('empty terms promise nothing', () => {
  expect(arrivesSameDay(bag, { shelves: [], except: [] })).toBe(false)
})
