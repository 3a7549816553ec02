import { expect, test } from '@jest/globals'
import { encodeStrayPercents } from './fix-percent-signs'

test.each([
  ['/details/%FF', '/details/%25FF'],
  ['/details/%E0%A4%A/x', '/details/%25E0%25A4%25A/x'],
  ['/a%/b%20c?keyword=%FF?', '/a%25/b%20c?keyword=%FF?'],
  ['/%D9%88%D8%A7%D8%AD%D8%A9?lang=ar', '/%D9%88%D8%A7%D8%AD%D8%A9?lang=ar'],
  ['/', '/'],
])('rewrites %s to %s', (address, read) => {
  expect(encodeStrayPercents(address)).toBe(read)
  expect(() => decodeURIComponent(encodeStrayPercents(address).split('?')[0] ?? '')).not.toThrow()
})
