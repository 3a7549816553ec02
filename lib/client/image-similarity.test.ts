/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { edgesOf, correlation } from './image-similarity'

/** An 8 × 8 image of a square on a uniform background. */
function square(left: number, top: number, { bright = 200, ground = 90 } = {}): number[] {
  return Array.from({ length: 64 }, (_, at) => {
    const [x, y] = [at % 8, Math.floor(at / 8)]
    return x >= left && x < left + 3 && y >= top && y < top + 3 ? bright : ground
  })
}

const compared = (one: number[], other: number[]) => correlation(edgesOf(one, 8), edgesOf(other, 8))

test('the same shot in another color is similar, brighter or darker than its background', () => {
  expect(compared(square(1, 1), square(1, 1))).toBeCloseTo(1)
  expect(compared(square(1, 1), square(1, 1, { bright: 140 }))).toBeCloseTo(1)
  expect(compared(square(1, 1), square(1, 1, { bright: 20 }))).toBeCloseTo(1)
})

test('an object elsewhere is another shot; a blank or empty image yields 0', () => {
  expect(compared(square(1, 1), square(4, 4))).toBeLessThan(0.4)
  expect(compared(square(1, 1), square(1, 1, { bright: 90 }))).toBe(0)
  expect(correlation([], [])).toBe(0)
})
