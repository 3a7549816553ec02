import { expect, test } from '@jest/globals'
import { favoritesHref, favoritesQuery, parseFavorites } from './favorites-query'

test.each(['', 'keyword=cat', 'view=list', 'page=3', 'keyword=cat&view=list&page=2'])('%j round-trips', (search) => {
  const state = parseFavorites(new URLSearchParams(search))
  expect(state && favoritesHref(state)).toBe(search ? `/favorites?${search}` : '/favorites')
})

test('filters of the shop are ignored', () => {
  const state = parseFavorites(new URLSearchParams('category=c1&rating=4&page=2&keyword=cat'))
  expect(state && favoritesHref(state)).toBe('/favorites?keyword=cat&page=2')
  expect(state && favoritesQuery(state)).toMatchObject({ keyword: 'cat', page: 2, categories: [], ratingFrom: null })
})

test.each(['page=0', 'page=x', 'page=-1'])('%s is invalid', (search) => {
  expect(parseFavorites(new URLSearchParams(search))).toBeNull()
})
