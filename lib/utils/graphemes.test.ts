import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { characterStarts, wellFormed } from './graphemes'

test.each([
  ['طعام', 4],
  ['مُحَمَّد', 4],
  ['e\u0301te\u0301', 3],
  ['🇦🇪🇸🇦', 2],
  ['👍🏽👍🏽', 2],
  ['👨‍👩‍👧‍👦🐪', 2],
  ['❤️1️⃣', 2],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', 2],
  ['a\r\nb\n', 4],
  ['نمی‌خواهم', 8],
])('%j has %i characters', (text, count) => {
  expect(characterStarts(text, Infinity)).toHaveLength(count)
})

test('stops searching after the required number of characters', () => {
  expect(characterStarts('👍🏽👍🏽👍🏽', 2)).toEqual([0, 4])
})

test('agrees with Intl.Segmenter on common scripts', () => {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })
  const samples = [
    'a',
    'é',
    'e\u0301',
    'س',
    'سَّ',
    'لله',
    'ـ',
    ' ',
    '\u200F',
    '٣',
    'ﷺ',
    '👩‍👧',
    '🇦🇪',
    '👍🏽',
    '❤️',
    '1️⃣',
    '🐪',
  ]
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...samples), maxLength: 30 }), (text) => {
      expect(characterStarts(text, Infinity)).toEqual([...segmenter.segment(text)].map(({ index }) => index))
    }),
  )
})

test.each([
  ['\uD83D', '\uFFFD'],
  ['\uDC2A\uD83D', '\uFFFD\uFFFD'],
  ['a\uD83D\uD83D\uDC2Ab', 'a\uFFFD🐪b'],
  ['طعام 🐪\0', 'طعام 🐪\0'],
])('makes %j well-formed: %j', (text, whole) => {
  expect(wellFormed(text)).toBe(whole)
})
