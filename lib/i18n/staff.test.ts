import { expect, test } from '@jest/globals'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import ar from '@/messages/staff.ar.json'
import en from '@/messages/staff.en.json'

/** All texts by their key. */
function texts(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : texts(value, `${prefix}${name}.`),
  )
}

/** Names of the values a text takes. */
function names(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((one) => {
    if (one.type === TYPE.literal || one.type === TYPE.pound) return []
    const inner = 'options' in one ? Object.values(one.options).flatMap(({ value }) => names(value)) : []
    return [String(one.value), ...inner]
  })
}

const of = (messages: object) => new Map(texts(messages))

test('both languages of the back office have the same texts, with the same values', () => {
  const [english, arabic] = [of(en), of(ar)]
  expect([...arabic.keys()]).toEqual([...english.keys()])
  for (const [key, text] of english) {
    const other = arabic.get(key) ?? ''
    expect([key, new Set(names(parse(other)))]).toEqual([key, new Set(names(parse(text)))])
    expect([key, /[\u0600-\u06FF]/.test(other) || key === 'Nav.language']).toEqual([key, true])
  }
})
