import { expect, test } from '@jest/globals'
import { withThousands } from './thousands'

test.each([0, 7, 50, 999, 1000, 85_000, 123_456, 1_000_000, 12_345_678, -1500, 0.5, 1234.25])(
  '%d as Intl formats it',
  (number) => {
    expect(withThousands(number)).toBe(number.toLocaleString('en-US'))
  },
)

test('trailing zeros stay', () => {
  expect(withThousands('1150.00')).toBe('1,150.00')
})
