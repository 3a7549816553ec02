import { expect, test } from '@jest/globals'
import { categoryHref, isProductPath, offersHref, safePath, signInPath, subcategoryHref } from './routes'

test.each(['/.//evil.example', '/x/..//evil.example', '/%2e//evil.example', '/./\\evil.example', '//', '/\\', '//['])(
  '%j is no path of ours: a browser would go to another host, or nowhere',
  (value) => {
    expect(safePath(value)).toBe('/')
    expect(signInPath(value)).toBe('/signin?next=%2F')
  },
)

test('a path keeps what belongs to it', () => {
  expect(safePath('/shop?keyword=//x#//y')).toBe('/shop?keyword=//x#//y')
})

test('a product has two pages', () => {
  expect(['/details/a', '/product-details/a'].map(isProductPath)).toEqual([true, true])
  expect(['/details', '/shop', '/x/details/a', '/my-details/a'].filter(isProductPath)).toEqual([])
})

test('the first page of the offers has the clean address', () => {
  expect([1, 2].map(offersHref)).toEqual(['/offers', '/offers?page=2'])
})

test('ids of categories are written into addresses as they are', () => {
  expect(categoryHref('a&b')).toBe('/shop?category=a%26b')
  expect(subcategoryHref('a', 'b&c')).toBe('/shop?category=a&subcategory=b%26c')
})
