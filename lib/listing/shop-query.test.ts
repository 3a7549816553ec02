import { describe, expect, test } from '@jest/globals'
import {
  hasFilters,
  narrowsCategories,
  parseShopState,
  questionOf,
  shopHref,
  withoutFilters,
  withQuery,
} from './shop-query'

function parse(search: string) {
  const state = parseShopState(new URLSearchParams(search))
  if (!state) throw new Error(`${search} is not a shop address`)
  return state
}

describe('the URL of the shop', () => {
  test('holds the whole state, in a fixed order', () => {
    const search =
      'category=a&category=b&subcategory=c&rating=4&colors=1c5638&colors=b2372a&minPrice=10&maxPrice=250.5&keyword=naimi+ram&sort=-newPrice&view=list&page=3'
    const state = parse(search)
    expect(state).toEqual({
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
    ['minPrice=10', true],
    ['maxPrice=10', true],
    ['colors=1c5638', true],
  ])('%j narrows what categories show: %s', (search, narrows) => {
    expect(narrowsCategories(parse(search))).toBe(narrows)
  })

  test.each(['page=0', 'page=abc', 'page=-1', 'page=1.5', 'page=', 'page=1000000'])('%s is invalid', (search) => {
    expect(parseShopState(new URLSearchParams(search))).toBeNull()
  })

  test('accepts Arabic digits, and prices in either order', () => {
    const { query } = parse('minPrice=٢٥٠&maxPrice=١٠٠&rating=٣')
    expect([query.priceFrom, query.priceTo, query.ratingFrom]).toEqual([10_000, 25_000, 3])
  })

  test.each([
    ['1,250', 125_000],
    ['19.99', 1_999],
    ['0.29', 29],
    [' 5.5 ', 550],
    ['999999999', 1_000_000_000],
  ])('a price of %j is %i fils', (typed, fils) => {
    expect(parse(`maxPrice=${typed}`).query.priceTo).toBe(fils)
  })

  test('accepts all list notations, and each entry once', () => {
    const { query } = parse('category=a&category=&category=a&colors=1c5638,%23B2372A&colors=1C5638,red,x')
    expect([query.categories, query.colors]).toEqual([['a'], ['#1C5638', '#B2372A', 'red']])
    const many = Array.from({ length: 51 }, (_, at) => `category=${at}`).join('&')
    expect(parse(many).query.categories).toHaveLength(50)
  })

  test.each(['Gunmetal Titanium', 'رمادي تيتانيوم', 'Black / Celeste'])('%s filters by its name', (color) => {
    const state = parse(new URLSearchParams({ colors: color }).toString())
    expect(state.query.colors).toEqual([color])
    expect(shopHref(state)).toBe(`/shop?${new URLSearchParams({ colors: color })}`)
  })

  test.each(['category=a', 'subcategory=b', 'minPrice=1', 'rating=1', 'keyword=a'])('%s is a filter', (search) => {
    expect(hasFilters(parse(`${search}&view=list&sort=newPrice`))).toBe(true)
  })

  test.each([
    'view=list',
    'sort=newPrice',
    'sort=price',
    'minPrice=1.234',
    'minPrice=1e3',
    'rating=45',
    'rating=0',
    'rating=x',
    'colors=%23zz',
    'unknown=1',
  ])('%s counts as not set', (search) => {
    expect(hasFilters(parse(search))).toBe(false)
  })

  test('a keyword is cut, without characters that a database refuses', () => {
    expect(parse(`keyword=${'x'.repeat(10_000)}`).query.keyword).toHaveLength(200)
    expect(parse(`keyword=${'x'.repeat(199)}🐈`).query.keyword).toBe('x'.repeat(199))
    expect(parse('keyword=a%00b').query.keyword).toBe('ab')
  })

  test('a change of filter goes back to the first page; reset keeps the view', () => {
    const state = parse('category=a&page=4&view=list')
    expect(shopHref(withQuery(state, { colors: ['#1C5638'] }))).toBe('/shop?category=a&colors=1c5638&view=list')
    expect(shopHref(withQuery(state, { ratingFrom: 5, ratingBelow: 6 }))).toBe('/shop?category=a&rating=5&view=list')
    expect(shopHref(withoutFilters(state))).toBe('/shop?view=list')
    expect(shopHref(withoutFilters(parse('category=a&sort=newPrice')))).toBe('/shop?sort=newPrice')
  })

  test('the query is the same on every page and in every view', () => {
    const query = questionOf(parse('category=a&page=4&view=list'))
    expect(questionOf(parse('category=a'))).toBe(query)
    expect(questionOf(parse('category=a&rating=5'))).not.toBe(query)
  })
})
