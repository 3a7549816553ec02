import { expect, test } from '@jest/globals'
import { formatAmount, formatPrice } from './price'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1990, '19.90'],
  [115000, '1,150.00'],
  [1_000_000_000, '10,000,000.00'],
])('%i fils are formatted as %s', (fils, written) => {
  expect(formatAmount(fils)).toBe(written)
})

test('the currency is before the number in English and after it in Arabic', () => {
  expect(formatPrice(18900, 'en')).toBe('AED 189.00')
  expect(formatPrice(18900, 'ar')).toBe('189.00 د.إ')
})
