import { expect, test } from '@jest/globals'
import { byteRange } from './file-response'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=9-99', { start: 9, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['Bytes=0-99999999999999999999', { start: 0, end: 9 }],
])('%s of ten bytes is a range', (header, part) => {
  expect(byteRange(header, 10)).toEqual(part)
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s of ten bytes is unsatisfiable',
  (header) => {
    expect(byteRange(header, 10)).toBe('unsatisfiable')
  },
)

test.each([
  null,
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'bytes=a-b',
  'pages=1-2',
  'bytes=1',
])('%s means the whole file', (header) => {
  expect(byteRange(header, 10)).toBeNull()
})
