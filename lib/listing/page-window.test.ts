import { expect, test } from '@jest/globals'
import { pageWindow } from './page-window'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 7, '1 2 3 … 7'],
  [3, 7, '1 2 3 4 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 7, '1 … 5 6 7'],
  [6, 7, '1 … 5 6 7'],
])('page %i of %i: %s', (page, pages, expected) => {
  expect(
    pageWindow(page, pages)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(expected)
})
