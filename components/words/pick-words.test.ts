import { expect, test } from '@jest/globals'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { browserWords } from './browser-words'
import { fill } from './fill'
import { pickWords } from './pick-words'

test.each([
  ['en', en],
  ['ar', ar],
])('every word is there and plain (%s)', (_, messages) => {
  const words = pickWords(messages)
  expect(Object.keys(words)).toEqual([...browserWords])
  for (const word of Object.values(words)) expect(word).not.toMatch(/[<>]|\{\w+\s*,/)
})

test('both languages name the same things', () => {
  const names = (word: string) => [...word.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
  const [english, arabic] = [pickWords(en), pickWords(ar)]
  for (const key of browserWords) expect([key, names(arabic[key])]).toEqual([key, names(english[key])])
})

test('names are filled in, the unknown stay', () => {
  expect(fill('{a} of {b}, {c}', { a: 1, b: '$&' })).toBe('1 of $&, {c}')
})
