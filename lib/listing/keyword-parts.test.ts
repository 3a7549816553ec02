import { expect, test } from '@jest/globals'
import { keywordParts } from './shop-query'

test.each([
  ['dog carrier', ['dog', 'carrier']],
  ['  dog  dog carrier ', ['dog', 'carrier']],
  ['قفص كلب', ['قفص', 'كلب']],
  ['a big dog in a cage', ['big', 'dog', 'in']],
  ['dog-carrier, 2.5 kg', ['dog', 'carrier', '2.5']],
  ['Dog dog', []],
  ['مُحَمَّد كلب', ['مُحَمَّد', 'كلب']],
  ['carrier', []],
  ['a carrier', []],
  ['', []],
])('the words of %j are %j', (keyword, parts) => {
  expect(keywordParts(keyword)).toEqual(parts)
})
