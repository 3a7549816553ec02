import { expect, test } from '@jest/globals'
import { formatPrice } from '@/lib/i18n/price'
import { changedValues, holdsFils } from './changed-values'

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

test.each([
  ['POST /orders', { total: 9400, phone: '971501234567' }, 'total: AED 94.00\nphone: 971501234567'],
  [
    'PUT /orders/:id',
    { subtotal: 6900, shipping: 0, refunded: null },
    'subtotal: AED 69.00\nshipping: AED 0.00\nrefunded: —',
  ],
  [
    'PUT /categories/:named/preparations',
    { choices: [{ id: 'bags', fee: 250 }] },
    'choices › 1 › id: bags\nchoices › 1 › fee: AED 2.50',
  ],
  ['POST /import', { hay: { price: 4000, stock: 5 } }, 'hay › price: AED 40.00\nhay › stock: 5'],
  ['PUT /shipping', { fee: 25 }, 'fee: 25'],
  ['PUT /products', { price: 40 }, 'price: 40'],
])('amounts are in AED: %s', (call, after, text) => {
  const money = holdsFils(call) ? (fils: number) => formatPrice(fils, 'en') : undefined
  expect(changedValues(after, null, money)).toBe(text)
})
