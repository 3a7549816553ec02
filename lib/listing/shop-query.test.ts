import { describe, expect, test } from '@jest/globals'
import {
  hasFilters,
  narrowsCategories,
  parseShopState,
  questionOf,
  shopHref,
  withoutFilters,
  withQuery,
  withRating,
} from './shop-query'

function parse(search: string) {
  const state = parseShopState(new URLSearchParams(search))
  if (!state) throw new Error(`${search} is not a shop address`)
  return state
}

describe('the address of the shop', () => {
  test('says everything the page shows, in a fixed order', () => {
    const search =
      'category=a&category=b&subcategory=c&rating=4&colors=1c5638&colors=b2372a&minPrice=10&maxPrice=250.5&keyword=naimi+ram&sort=-newPrice&view=list&page=3'
    const state = parse(search)
    expect(state).toEqual({
      rating: 4,
      view: 'list',
      query: {
        keyword: 'naimi ram',
        page: 3,
        categories: ['a', 'b'],
        subcategories: ['c'],
        ratingFrom: 4,
        ratingBelow: 5,
        priceFrom: 1000,
        priceTo: 25050,
        colors: ['#1C5638', '#B2372A'],
        sort: '-newPrice',
      },
    })
    expect(shopHref(state)).toBe(`/shop?${search}`)
  })

  test('leaves defaults out', () => {
    expect(shopHref(parse('page=1&minPrice=0&keyword=&rating=&colors=&sort='))).toBe('/shop')
  })

  test.each([
    ['', false],
    ['category=a&subcategory=c&page=2&view=list', false],
    ['keyword=hay', true],
    ['category=a&rating=4', true],
    ['maxPrice=10', true],
    ['colors=1c5638', true],
  ])('%j narrows what categories show: %s', (search, narrows) => {
    expect(narrowsCategories(parse(search))).toBe(narrows)
  })

  test.each(['page=0', 'page=abc', 'page=-1', 'page=1.5', 'page=', 'page=12345678'])('%s is no page', (search) => {
    expect(parseShopState(new URLSearchParams(search))).toBeNull()
  })

  test('takes Arabic digits, and prices in either order', () => {
    const { query, rating } = parse('minPrice=٢٥٠&maxPrice=١٠٠&rating=٣')
    expect([query.priceFrom, query.priceTo, rating]).toEqual([10_000, 25_000, 3])
  })

  test.each(['minPrice=abc', 'minPrice=-4', 'rating=9', 'rating=x', 'colors=%23zz', 'unknown=1'])(
    '%s counts as not set',
    (search) => {
      expect(hasFilters(parse(search))).toBe(false)
    },
  )

  test('a keyword is cut, and never carries what a database refuses', () => {
    expect(parse(`keyword=${'x'.repeat(10_000)}`).query.keyword).toHaveLength(200)
    expect(parse('keyword=a%00b').query.keyword).toBe('ab')
  })

  test('a change of filter goes back to the first page; reset keeps the view', () => {
    const state = parse('category=a&page=4&view=list')
    expect(shopHref(withQuery(state, { colors: ['#1C5638'] }))).toBe('/shop?category=a&colors=1c5638&view=list')
    expect(shopHref(withRating(state, 5))).toBe('/shop?category=a&rating=5&view=list')
    expect(shopHref(withoutFilters(state))).toBe('/shop?view=list')
  })

  test('a question is the same on every page and in every view', () => {
    const asked = questionOf(parse('category=a&page=4&view=list'))
    expect(questionOf(parse('category=a'))).toBe(asked)
    expect(questionOf(parse('category=a&rating=5'))).not.toBe(asked)
  })
})
