import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

/** Every text with its path. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([key, one]) => texts(one, path ? `${path}.${key}` : key))
}

test.each([
  ['the shop', shop],
  ['the back office', staff],
])('in %s a hundred is followed by the singular, not by the accusative of eleven', (_, messages) => {
  const wrong = texts(messages).filter(([, text]) => / plural,.* other \{[^{}]*(?:\{\w+\}[^{}]*)?(?:ًا|اً)/.test(text))
  expect(wrong.map(([path]) => path)).toEqual([])
})
