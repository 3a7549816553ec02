import { expect, test } from '@jest/globals'
import { pictureHash } from './hash'

test('a picture is named by the first 24 hex digits of its SHA-256', () => {
  // The standard's own example (FIPS 180-4, "abc").
  expect(pictureHash('abc')).toBe('ba7816bf8f01cfea414140de')
  expect(pictureHash(Buffer.from('abc'))).toBe('ba7816bf8f01cfea414140de')
})
