import { expect, test } from '@jest/globals'
import { isColorWord, wordsOfColor } from './color-words'

test.each([
  ['#1C5638', 'green اخضر خضراء'],
  ['#B2372A', 'red احمر حمراء'],
  ['#21160F', 'black اسود سوداء'],
  ['#C98B3A', 'tan beige جملي بيج'],
  ['#155E66', 'teal blue ازرق زرقاء'],
  ['#2B4C7E', 'navy blue كحلي كحليه ازرق زرقاء'],
  ['#FA8072', 'pink وردي ورديه'],
  ['#4682B4', 'blue ازرق زرقاء'],
  ['#FAFAFA', 'white ابيض بيضاء'],
  ['#0A0A0A', 'black اسود سوداء'],
  ['GOLD', 'gold'],
  ['Heather Green', 'heather green اخضر خضراء'],
  ['رمادي تيتانيوم', 'رمادي تيتانيوم grey gray رماديه'],
  ['Baby Blue', 'baby blue ازرق زرقاء'],
])('%s is found by %s', (hex, words) => expect(wordsOfColor(hex).join(' ')).toBe(words))

test('a color word is recognised', () =>
  expect(['red', 'tan', 'احمر', 'dog'].map(isColorWord)).toEqual([true, true, true, false]))
