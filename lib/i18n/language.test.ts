import { expect, test } from '@jest/globals'
import { readingDirection } from './language'

test.each([
  ['Royal Canin طعام كلاب، 12 كجم', 'ar', 'rtl'],
  ['طعام كلاب', 'ar', 'rtl'],
  ['Royal Canin, 12 kg', 'ar', 'ltr'],
  ['12.5', 'ar', 'rtl'],
  ['Dog food (رويال)', 'en', 'ltr'],
  ['رويال food', 'en', 'ltr'],
  ['طعام كلاب', 'en', 'rtl'],
] as const)('%s in %s reads %s', (text, language, read) => {
  expect(readingDirection(text, language)).toBe(read)
})
