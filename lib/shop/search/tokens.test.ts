import { describe, expect, test } from '@jest/globals'
import { keywordTokens } from './tokens'

describe('keywordTokens', () => {
  test.each([
    ['Royal  CANIN', ['royal', 'canin']],
    ['الكلاب', ['كلاب']],
    ['cats & dogs', ['cat', 'dog']],
    ['grass', ['grass']],
    ['gas', ['gas']],
    ['cat cat cats', ['cat']],
    ['50%', ['50%']],
    ['%', []],
    ['_ & %%%', []],
    ['a_b', ['a_b']],
    ['\\', []],
    ['12kg', ['12', 'kg']],
    ['٢٫٥كجم', ['2.5', 'كجم']],
    ['a4 b12', ['a4', 'b12']],
    ['b12kg 12kg5', ['b12kg', '12kg5']],
    ['  ', []],
    ['\u0000', []],
  ])('%j becomes %j', (keyword, tokens) => expect(keywordTokens(keyword)).toEqual(tokens))

  test('limits the number of words', () => {
    expect(keywordTokens(Array.from({ length: 100 }, (_, at) => `w${at}`).join(' '))).toHaveLength(8)
  })
})
