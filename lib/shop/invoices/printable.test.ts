import { expect, test } from '@jest/globals'
import { printable } from './printable'

/** Much as the typeface of printed documents. */
const isKnown = (character: string) => /[ -~\u00A0-\u00FF\u2013\u2044\u0621-\u0652\u0660-\u0669]/.test(character)

test.each([
  ['Café 2 × 5 kg – نعيمي 8–10 كجم مُشكّل ٥٠', 'Café 2 × 5 kg – نعيمي 8–10 كجم مُشكّل ٥٠'],
  ['🐪 Camel pellets ❤️ new 🇦🇪', 'Camel pellets new'],
  ['کریم پاکستانی ۵۰', 'كريم باكستاني 50'],
  ['İbrahim Şahin', 'Ibrahim Sahin'],
  ['Cafe\u0301', 'Café'],
  ['राम 张伟', '?? ??'],
  ['👨‍👩‍👧 Family pack', 'Family pack'],
  ['≥ 10 kg', '? 10 kg'],
  ['2⅓ kg', '2 1⁄3 kg'],
  ['\u202Bنعيمي\u202C', '\u202Bنعيمي\u202C'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text, isKnown)).toBe(shown)
})
