import { expect, test } from '@jest/globals'
import { arrivesSameDay } from './same-day'

const terms = { shelves: ['feed', 'dogs/food'], except: ['made-to-order'] }
const bag = { id: 'bag', categoryId: 'feed', subcategoryId: null, carcass: false }

test.each([
  ['a product of a category that was named', bag, true],
  ['one of a subcategory that was named', { ...bag, categoryId: 'dogs', subcategoryId: 'dogs/food' }, true],
  ['one of another subcategory', { ...bag, categoryId: 'dogs', subcategoryId: 'dogs/puppies' }, false],
  ['one of no category', { ...bag, categoryId: null }, false],
  ['an exception', { ...bag, id: 'made-to-order' }, false],
  ['a carcass, whatever was named', { ...bag, carcass: true }, false],
])('%s', (_, product, promised) => {
  expect(arrivesSameDay(product, terms)).toBe(promised)
})

test('nothing is promised where nothing was named', () => {
  expect(arrivesSameDay(bag, { shelves: [], except: [] })).toBe(false)
})
