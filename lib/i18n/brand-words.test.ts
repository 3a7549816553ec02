import { expect, test } from '@jest/globals'
import ar from '@/messages/ar.json'

/** Titles and alternative texts where the name may stand without the word for shop. */
const NAMES = /^واحة:|شعار واحة/g

function sentences(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(Object(value), `${path}${key}.`),
  )
}

test('the shop’s name in an Arabic sentence cannot be read as "an oasis"', () => {
  const bare = sentences(ar).filter(
    ([, text]) => /(?<!متجر )(?<!\p{L})واحة/u.test(text.replaceAll(NAMES, '')) || /(?<!متجر )\{shop\}/.test(text),
  )
  expect(bare.map(([path]) => path)).toEqual([])
})
