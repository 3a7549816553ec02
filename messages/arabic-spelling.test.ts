import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

test('a word has one spelling on all pages', () => {
  const texts = JSON.stringify([shop, staff])
  expect(texts.match(/\S*(ًا|ميغابايت|للجزار)\S*/g)).toBeNull()
})
