import { expect, test } from '@jest/globals'
import type { Category } from '@/lib/contract/category'
import { chosenChips } from './chips'
import { parseShopState } from './shop-query'

const feed: Category = {
  id: 'feed',
  value: 'feed',
  name: { en: 'Feed', ar: 'أعلاف' },
  carcass: false,
  image: null,
  products: 2,
  subcategories: [{ id: 'hay', value: 'hay', name: { en: 'Hay', ar: 'تبن' }, products: 1 }],
}

test('every chosen filter is a chip that leads to the same question without it', () => {
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
