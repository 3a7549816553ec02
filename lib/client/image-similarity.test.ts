/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { edgesOf, likeness } from './image-similarity'

/** A bright square at a place on a darker ground, 8 × 8. */
function square(left: number, top: number, { bright = 200, ground = 90 } = {}): number[] {
  return Array.from({ length: 64 }, (_, at) => {
    const [x, y] = [at % 8, Math.floor(at / 8)]
    return x >= left && x < left + 3 && y >= top && y < top + 3 ? bright : ground
  })
}

const compared = (one: number[], other: number[]) => likeness(edgesOf(one, 8), edgesOf(other, 8))

test('one thing in another colour is the same shot, brighter or darker than its ground', () => {
  expect(compared(square(1, 1), square(1, 1))).toBeCloseTo(1)
  expect(compared(square(1, 1), square(1, 1, { bright: 140 }))).toBeCloseTo(1)
  expect(compared(square(1, 1), square(1, 1, { bright: 20 }))).toBeCloseTo(1)
})

test('a thing elsewhere is another shot, and of nothing nothing can be said', () => {
  expect(compared(square(1, 1), square(4, 4))).toBeLessThan(0.4)
  expect(compared(square(1, 1), square(1, 1, { bright: 90 }))).toBe(0)
  expect(likeness([], [])).toBe(0)
})
