import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

const texts = JSON.stringify([shop, staff]).split('","')

test('a noun follows its number in a plural only', () => {
  const counted = /(?:من \{total\}|\{(?:rows|files|\w+Max)\}) [ء-ي]/
  expect(texts.filter((text) => counted.test(text))).toEqual([])
})

test('an inserted name, which may be of either gender, has no verb or adjective to agree with', () => {
  const agreeing = /":"\{(?:title|name)\} |(?:أصبح|بقي|سيخرج) \{name\}/
  expect(texts.filter((text) => agreeing.test(text))).toEqual([])
})

test('the past day agrees with the word day, as Friday is feminine', () => {
  expect(texts.filter((text) => /(?<!يوم )\{weekday\} الماضي/.test(text))).toEqual([])
})
