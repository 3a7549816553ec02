import { expect, test } from '@jest/globals'
import { filledStars, writtenMean } from './rating'

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

test.each([
  [5, '5.0'],
  [4.96, '4.9'],
  [3.95, '3.9'],
  [4.75, '4.8'],
  [4.449, '4.4'],
  [4.04, '4.0'],
  [4, '4.0'],
  [0.96, '0.9'],
])('a mean of %f is formatted as %s', (mean, written) => {
  expect(writtenMean(mean)).toBe(written)
})
