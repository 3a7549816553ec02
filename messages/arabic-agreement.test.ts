import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

const texts = JSON.stringify([shop, staff]).split('","')

test('no noun follows the numbers of a backup, a limit or a whole', () => {
  const counted = /(?:من \{total\}|\{(?:rows|files|\w+Max)\}) [ء-ي]/
  expect(texts.filter((text) => counted.test(text))).toEqual([])
})

test('no text begins with a name, which may be of either gender, or has it move, stay or leave', () => {
  const agreeing = /":"\{(?:title|name)\} |(?:أصبح|بقي|سيخرج) \{name\}/
  expect(texts.filter((text) => agreeing.test(text))).toEqual([])
})

test('the past day agrees with the word day, as Friday is feminine', () => {
  expect(texts.filter((text) => /(?<!يوم )\{weekday\} الماضي/.test(text))).toEqual([])
})
