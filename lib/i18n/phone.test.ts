import { expect, test } from '@jest/globals'
import { fullPhone, shownPhone, storedPhone } from './phone'

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
  'tel:+971501234567',
  'TEL: +971-50-123-4567',
  'tel:0501234567',
  '+971 971 50 123 4567',
  '971971501234567',
  '+971 +971 50 123 4567',
  '00971 00971 0501234567',
  '+971 971 971 501234567',
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
  '97197150123456',
  '+971 966 501234567',
  'tel:tel:0501234567',
  'sms:0501234567',
])('%j is not a UAE mobile number', (typed) => expect(storedPhone(typed)).toBeNull())

test('shown in groups', () => {
  expect(shownPhone('971501234567')).toBe('50 123 4567')
  expect(shownPhone('٠٥٠١٢٣٤٥٦٧')).toBe('50 123 4567')
  expect(shownPhone('50 12')).toBe('50 12')
})

test('shown in full, as in the back office', () => {
  expect(fullPhone('971501234567')).toBe('+971 50 123 4567')
  expect(fullPhone('97165551234')).toBe('+97165551234')
  expect(fullPhone('')).toBe('')
})
