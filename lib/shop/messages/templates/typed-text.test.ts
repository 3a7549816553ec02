import { describe, expect, test } from '@jest/globals'
import { leftToRight, typedNameForCustomer, typedText, typedTextForCustomer } from './typed-text'

const inside = (isolated: string) => /^\u2068(.*)\u2069$/u.exec(isolated)?.[1]

describe('typed text', () => {
  test.each([
    ['evil.com', 'evil. com'],
    ['www.evil.com/x?y', 'www. evil. com/x?y'],
    ['https://evil.com', 'https: / /evil. com'],
    ['http://localhost', 'http: / /localhost'],
    ['١://x', '١: / /x'],
    ['tel:0501', 'tel: 0501'],
    ['a@evil.com', 'a@ evil. com'],
    ['//evil', '/ /evil'],
    ['evil..com', 'evil.. com'],
    ['evil.\u200bcom', 'evil. \u200bcom'],
    ['evil。com', 'evil。 com'],
    ['evil．com', 'evil． com'],
    ['متجر.امارات', 'متجر. امارات'],
    ['\\\\server\\share', '\\ \\server\\share'],
    ['St. John, Villa 3/4 (gate: 2)', 'St. John, Villa 3/4 (gate: 2)'],
    ['one\r\ntwo\u0085three\u2028four\tfive', 'one two three four five'],
    ['\u202eabc\u2069d\u200e', 'abcd'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(inside(typedText(typed))).toBe(shown)
    expect(inside(typedTextForCustomer(typed))).toBe(shown)
  })

  test.each([
    ['Call 0501234567', 'Call 0501 · 2345 · 67'],
    ['+971 50-123 4567 now', '971 · 50 · 123 · 4567 now'],
    ['(050) 123.4567', '(050 · 123 · 4567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '٠٥٠ · ١٢٣ · ٤٥٦٧'],
    ['050\u200b123\u20604567', '050 · 123 · 4567'],
    ['Villa 12, Street 345, 67', 'Villa 12, Street 345, 67'],
    ['800+971050', '800 · 9710 · 50'],
    ['Street 80012', 'Street 8001 · 2'],
    ['P.O. Box 1234', 'P. O. Box 1234'],
  ])('in an e-mail to a customer %j is shown as %j', (typed, shown) => {
    expect(inside(typedTextForCustomer(typed))).toBe(shown)
  })

  test('the shop reads a phone as it was typed', () => {
    expect(inside(typedText('Call 050 123 4567'))).toBe('Call 050 123 4567')
  })

  test('a name is cut after 40 whole characters', () => {
    expect(inside(typedNameForCustomer('👩‍👩‍👧'.repeat(40)))).toBe('👩‍👩‍👧'.repeat(40))
    expect(inside(typedNameForCustomer('👩‍👩‍👧'.repeat(41)))).toBe(`${'👩‍👩‍👧'.repeat(40)}…`)
  })

  test('an empty text stays empty', () => {
    expect(['', ' \n', '\u202e'].map(typedText)).toEqual(['', '', ''])
  })

  test('typed text cannot close its isolate', () => {
    expect(leftToRight('a\u2069\u202eb')).toBe('\u2066ab\u2069')
  })
})
