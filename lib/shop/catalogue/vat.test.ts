import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { vatIn } from './vat'

describe('the VAT in a total', () => {
  test.each([
    [0, 500, 0],
    [10_500, 500, 500],
    [2500, 500, 119],
    // 10.5 / 105 × 5 fils = 0.5, and just below.
    [10, 500, 0],
    [11, 500, 1],
    // Exactly half a fils: 3 × 2000 / 12000.
    [3, 2000, 1],
    [100, 0, 0],
    [200, 10_000, 100],
    [99_999_999, 500, 4_761_905],
  ])('%i fils at %i', (total, rate, vat) => {
    expect(vatIn(total, rate)).toBe(vat)
  })

  test('is the exact quotient, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (total, rate) => {
        const [above, below] = [BigInt(total) * BigInt(rate), BigInt(10_000 + rate)]
        expect(BigInt(vatIn(total, rate))).toBe((2n * above + below) / (2n * below))
      }),
    )
  })
})
