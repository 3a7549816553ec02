/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'

beforeEach(() => localStorage.clear())

test('the newest five, each once, are remembered until they are forgotten', () => {
  for (const one of ['hay', 'camel', 'barley', 'إبل', 'cat', ' Hay ', 'x', '']) rememberSearch(one)
  expect(recentSearches()).toEqual(['Hay', 'cat', 'إبل', 'barley', 'camel'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test('what somebody else wrote there, or a browser that keeps nothing, does no harm', () => {
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
