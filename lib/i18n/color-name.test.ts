import { expect, test } from '@jest/globals'
import { namedColors } from '@/lib/shop-facts'
import { colorName } from './color-name'

test.each(namedColors)('$hex has its own name in both languages', ({ hex, name }) => {
  expect(colorName(hex, 'en')).toBe(name.en)
  expect(colorName(hex.toLowerCase(), 'ar')).toBe(name.ar)
})

test.each([
  ['#FF0000', 'Red'],
  ['#000000', 'Black'],
  ['#FDFDFD', 'White'],
  ['#0F5F2F', 'Palm green'],
  ['#1E3A8A', 'Navy'],
  ['#FFD700', 'Yellow'],
  ['#9A9A9A', 'Grey'],
  ['#F4A7B9', 'Pink'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex, 'en')).toBe(name)
})

test('what is no colour keeps its own words', () => {
  expect(colorName('TURQUOISE', 'ar')).toBe('TURQUOISE')
})
