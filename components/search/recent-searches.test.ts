/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'

beforeEach(() => localStorage.clear())

test('remembers the newest five, without duplicates, until deleted', () => {
  for (const one of ['hay', 'camel', 'barley', 'إبل', 'cat', ' Hay ', 'x', '']) rememberSearch(one)
  expect(recentSearches()).toEqual(['Hay', 'cat', 'إبل', 'barley', 'camel'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test('tolerates invalid stored data and full storage', () => {
  localStorage.setItem('oasis-searches', '{"a":1')
  expect(recentSearches()).toEqual([])
  localStorage.setItem('oasis-searches', '["hay", 3, null]')
  expect(recentSearches()).toEqual(['hay'])
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => rememberSearch('camel')).not.toThrow()
  write.mockRestore()
})
