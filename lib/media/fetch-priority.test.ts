import { expect, test } from '@jest/globals'
import { fetchPriority } from './fetch-priority'

test('the first picture is waited for, the first screen follows, the rest waits to come near', () => {
  expect([0, 1, 2, 3].map((index) => fetchPriority(index, 3))).toEqual(['high', 'low', 'low', undefined])
  expect(fetchPriority(0, 0)).toBeUndefined()
})
