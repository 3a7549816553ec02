import { expect, test } from '@jest/globals'
import { changedValues } from './changed-values'

test.each<[string, unknown, unknown, string]>([
  ['a value alone', 'pending', 'processing', 'pending'],
  ['what differs', { price: 40, stock: 5, visible: true }, { price: 36, stock: 5, visible: true }, 'price: 40'],
  [
    'values of several products',
    { hay: { price: 40 }, oats: { price: 9.5 } },
    { hay: { price: 40 }, oats: { price: 10 } },
    'oats › price: 9.5',
  ],
  ['lists of words', { colors: ['Red', 'Blue'], pictures: [] }, null, 'colors: Red, Blue\npictures: —'],
  ['lists of things', [{ name: 'S' }, { name: null }], [{ name: 'S' }, { name: 'L' }], '2 › name: —'],
  ['empty texts', { note: '' }, { note: 'Ring' }, 'note: —'],
  ['nothing', null, { price: 1 }, ''],
  ['the same on both sides', { a: 1 }, { a: 1 }, ''],
])('%s', (_, value, other, text) => {
  expect(changedValues(value, other)).toBe(text)
})
