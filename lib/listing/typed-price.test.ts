import { expect, test } from '@jest/globals'
import { typedPrice } from './typed-price'

test.each([
  ['250', '250'],
  ['٢٥٠', '250'],
  ['۲۵۰', '250'],
  ['١٬٢٥٠٫٥', '1250.5'],
  ['1,250.50', '1250.50'],
  ['AED 12', '12'],
  ['-4', '4'],
  ['1e5', '15'],
  ['1.2.3.4', '1.23'],
  ['.5', '.5'],
  ['12.', '12.'],
  ['abc', ''],
  ['12345678901', '123456789'],
])('%s leaves %s', (typed, kept) => {
  expect(typedPrice(typed)).toBe(kept)
})
