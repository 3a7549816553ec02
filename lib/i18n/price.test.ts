import { expect, test } from '@jest/globals'
import { formatAmount, formatPrice, withThousands } from './price'

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

test.each([0, 7, 50, 999, 1000, 85_000, 123_456, 1_000_000, 12_345_678, -1500, 0.5, 1234.25])(
  '%d as Intl formats it',
  (number) => {
    expect(withThousands(number)).toBe(number.toLocaleString('en-US'))
  },
)

test('trailing zeros stay', () => {
  expect(withThousands('1150.00')).toBe('1,150.00')
})
