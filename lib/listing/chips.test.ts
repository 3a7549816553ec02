import { expect, test } from '@jest/globals'
import { chosenChips } from './chips'
import { parseShopState } from './shop-query'
import { feed } from './testing/feed'

test('every active filter has a chip that links to the query without it', () => {
  const state = parseShopState(
    new URLSearchParams('category=feed&subcategory=hay&rating=4&colors=1c5638&maxPrice=250&keyword=bale&page=2'),
  )
  if (!state) throw new Error('not a shop address')
  expect(chosenChips(state, [feed]).map((chip) => [chip.kind, chip.href])).toEqual([
    ['keyword', '/shop?category=feed&subcategory=hay&rating=4&colors=1c5638&maxPrice=250'],
    ['name', '/shop?rating=4&colors=1c5638&maxPrice=250&keyword=bale'],
    ['name', '/shop?category=feed&rating=4&colors=1c5638&maxPrice=250&keyword=bale'],
    ['price', '/shop?category=feed&subcategory=hay&rating=4&colors=1c5638&keyword=bale'],
    ['rating', '/shop?category=feed&subcategory=hay&colors=1c5638&maxPrice=250&keyword=bale'],
    ['color', '/shop?category=feed&subcategory=hay&rating=4&maxPrice=250&keyword=bale'],
  ])
})
