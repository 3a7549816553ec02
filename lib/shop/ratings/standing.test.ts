import { expect, test } from '@jest/globals'
import { standing } from './standing'

test('many good ratings rank above a single five, and that above none', () => {
  const best = [
    standing(4.9, 120),
    standing(4.9, 12),
    standing(5, 1),
    standing(4, 300),
    standing(3.9, 2),
    standing(1, 60),
  ]
  expect(best).toEqual(best.toSorted((one, other) => other - one))
  expect(new Set(best).size).toBe(best.length)
  expect(best.at(-1)).toBeGreaterThan(standing(null, 0))
})
