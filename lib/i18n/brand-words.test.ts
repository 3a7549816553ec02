import { expect, test } from '@jest/globals'
import ar from '@/messages/ar.json'

/** Titles and alternative texts where the name may stand without the word for shop. */
const NAMES = /^(?:واحة|\{shop\}):|شعار واحة/g

function sentences(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(Object(value), `${path}${key}.`),
  )
}

test('the shop’s name in an Arabic sentence cannot be read as "an oasis"', () => {
  const bare = sentences(ar).filter(([, text]) =>
    /(?<!متجر )(?:(?<!\p{L})واحة|\{shop\})/u.test(text.replaceAll(NAMES, '')),
  )
  expect(bare.map(([path]) => path)).toEqual([])
})
