import { expect, test } from '@jest/globals'
import { filledStars } from './rating'

test.each([
  [0, 0],
  [1, 1],
  [4.3, 4],
  [4.49, 4],
  [4.5, 4.5],
  [4.99, 4.5],
  [5, 5],
  [7, 5],
  [-1, 0],
])('a mean of %f fills %f stars', (mean, stars) => {
  expect(filledStars(mean)).toBe(stars)
})
