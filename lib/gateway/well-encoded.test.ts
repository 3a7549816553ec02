import { expect, test } from '@jest/globals'
import { wellEncoded } from './well-encoded'

test.each([
  ['/details/%FF', '/details/%25FF'],
  ['/details/%E0%A4%A/x', '/details/%25E0%25A4%25A/x'],
  ['/a%/b%20c?keyword=%FF?', '/a%25/b%20c?keyword=%FF?'],
  ['/%D9%88%D8%A7%D8%AD%D8%A9?lang=ar', '/%D9%88%D8%A7%D8%AD%D8%A9?lang=ar'],
  ['/', '/'],
])('%s is read as %s', (address, read) => {
  expect(wellEncoded(address)).toBe(read)
  expect(() => decodeURIComponent(wellEncoded(address).split('?')[0] ?? '')).not.toThrow()
})
