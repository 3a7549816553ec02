import { expect, test } from '@jest/globals'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { browserMessages, pickMessages } from './browser-messages'
import { fill } from './translations'

test.each([
  ['en', en],
  ['ar', ar],
])('every message exists and is plain (%s)', (_, messages) => {
  const words = pickMessages(messages)
  expect(Object.keys(words)).toEqual([...browserMessages])
  for (const word of Object.values(words)) expect(word).not.toMatch(/[<>]|\{\w+\s*,/)
})

test('both languages use the same placeholders', () => {
  const names = (word: string) => [...word.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
  const [english, arabic] = [pickMessages(en), pickMessages(ar)]
  for (const key of browserMessages) expect([key, names(arabic[key])]).toEqual([key, names(english[key])])
})

test('fills in placeholders and keeps unknown ones', () => {
  expect(fill('{a} of {b}, {c}', { a: 1, b: '$&' })).toBe('1 of $&, {c}')
})
