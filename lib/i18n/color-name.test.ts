import { expect, test } from '@jest/globals'
import { namedColors } from '@/lib/utils/named-colors'
import { languages } from '@/lib/config/constants'
import { colorName } from './color-name'

test.each(namedColors)('$hex has its own name in both languages', ({ hex, name }) => {
  expect(colorName(hex, 'en')).toBe(name.en)
  expect(colorName(hex.toLowerCase(), 'ar')).toBe(name.ar)
})

test('no two colors share a name', () => {
  for (const language of languages)
    expect(new Set(namedColors.map(({ name }) => name[language])).size).toBe(namedColors.length)
})

test.each([
  ['#FF0000', 'Red'],
  ['#010101', 'Black'],
  ['#FDFDFD', 'White'],
  ['#0F5F2F', 'Palm green'],
  ['#0B7A1B', 'Green'],
  ['#1010F0', 'Blue'],
  ['#FFD700', 'Gold'],
  ['#FFFF00', 'Yellow'],
  ['#8C8C8C', 'Grey'],
  ['#F9B8C6', 'Light pink'],
  ['#7A0606', 'Maroon'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex, 'en')).toBe(name)
})

test.each([
  ['red', 'Red', 'أحمر'],
  ['Black', 'Black', 'أسود'],
  ['TURQUOISE', 'Turquoise', 'فيروزي'],
  ['lightgray', 'Light grey', 'رمادي فاتح'],
  ['أحمر', 'Red', 'أحمر'],
])('%s of an API host has a name in both languages', (written, english, arabic) => {
  expect([colorName(written, 'en'), colorName(written, 'ar')]).toEqual([english, arabic])
})

test('a text that is not a color stays unchanged', () => {
  expect(colorName('STARRY NIGHT', 'ar')).toBe('STARRY NIGHT')
})
