import { expect, test } from '@jest/globals'
import { readCart, readHostLines } from './customer'
import { MappingContext } from './mapper'

const line = { product: { _id: 'p1', titleEn: 'Hay', newPrice: 40 }, quantity: 1, total: 40 }
const mapping = new MappingContext('getCart')

test.each([
  ['as in the specification', { data: [line], subtotal: 40 }],
  ['nested under data', { data: { data: [line], subtotal: 40 } }],
  ['called cart', { cart: [line], subtotal: 40 }],
  ['called cart under data', { data: { cart: [line], subtotal: 40 } }],
])('an order sends every line that the cart shows, %s', (_, answer) => {
  expect(readCart(answer, mapping)).toMatchObject({ lines: [{ productId: 'p1' }], subtotal: 4_000 })
  expect(readHostLines(answer, mapping)).toEqual([line])
})
