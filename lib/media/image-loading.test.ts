import { expect, test } from '@jest/globals'
import { fetchPriority } from './image-loading'

test('high for the first picture, low for the first screen, lazy for the rest', () => {
  expect([0, 1, 2, 3].map((index) => fetchPriority(index, 3))).toEqual(['high', 'low', 'low', undefined])
  expect(fetchPriority(0, 0)).toBeUndefined()
})
