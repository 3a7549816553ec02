import { expect, test } from '@jest/globals'
import { salesChange } from './sales-change'

test.each([
  [112, 100, '+12%', '\u200e+12\u200e%\u200e'],
  [40, 100, '-60%', '\u200e-60\u200e%\u200e'],
  [1001, 1000, '0%', '0\u200e%\u200e'],
])('sales of %d after %d', (sold, before, en, ar) => {
  expect([salesChange(sold, before, 'en'), salesChange(sold, before, 'ar')]).toEqual([en, ar])
})
