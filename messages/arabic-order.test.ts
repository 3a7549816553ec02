import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

test('what is read from left to right and ends in signs, or has spaces between digits, is isolated', () => {
  const texts = JSON.stringify([shop, staff]).replaceAll(/\u2066[^\u2069]*\u2069/g, '')
  expect(texts.match(/\S*(?::\/\/|\d \d)\S*/g)).toBeNull()
})
