import { expect, test } from '@jest/globals'
import { shownPhone, storedPhone } from './phone'

test.each([
  '501234567',
  '0501234567',
  '50 123 4567',
  '+971501234567',
  '+971 50 123 4567',
  '+971 (0)50-123-4567',
  '00971501234567',
  '971501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '۵۰ ۱۲۳ ۴۵۶۷',
  '\u200e+971 50 123 4567\u202c',
  '\u200f\u20660501234567\u2069',
])('%s is 971501234567', (typed) => expect(storedPhone(typed)).toBe('971501234567'))

test.each([
  '',
  '5',
  '50123456',
  '5012345678',
  '401234567',
  '+966501234567',
  '50123456a',
  '+1 501234567',
  '++971501234567',
])('%j is no mobile number of the Emirates', (typed) => expect(storedPhone(typed)).toBeNull())

test('as people read it', () => {
  expect(shownPhone('971501234567')).toBe('50 123 4567')
  expect(shownPhone('٠٥٠١٢٣٤٥٦٧')).toBe('50 123 4567')
  expect(shownPhone('50 12')).toBe('50 12')
})
