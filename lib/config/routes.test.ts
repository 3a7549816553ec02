import { expect, test } from '@jest/globals'
import { categoryHref, isProductPath, offersHref, safePath, signInPath, subcategoryHref } from './routes'

test.each(['/.//evil.example', '/x/..//evil.example', '/%2e//evil.example', '/./\\evil.example', '//', '/\\', '//['])(
  'rejects %j, which leads to another host or nowhere',
  (value) => {
    expect(safePath(value)).toBe('/')
    expect(signInPath(value)).toBe('/signin?next=%2F')
  },
)

test('keeps a path’s query and hash', () => {
  expect(safePath('/shop?keyword=//x#//y')).toBe('/shop?keyword=//x#//y')
})

test('a product has two pages', () => {
  expect(['/details/a', '/product-details/a'].map(isProductPath)).toEqual([true, true])
  expect(['/details', '/shop', '/x/details/a', '/my-details/a'].filter(isProductPath)).toEqual([])
})

test('the first page of offers has no page parameter', () => {
  expect([1, 2].map(offersHref)).toEqual(['/offers', '/offers?page=2'])
})

test('encodes category ids in URLs', () => {
  expect(categoryHref('a&b')).toBe('/shop?category=a%26b')
  expect(subcategoryHref('a', 'b&c')).toBe('/shop?category=a&subcategory=b%26c')
})
