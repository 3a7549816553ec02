import { expect, test } from '@jest/globals'
import { formatDay, formatMoment } from './dates'

test.each([
  ['2026-11-23T20:05:00Z', '24 Nov 2026, 12:05 am'],
  ['2026-11-24T05:09:00Z', '24 Nov 2026, 9:09 am'],
  ['2026-11-24T08:10:00Z', '24 Nov 2026, 12:10 pm'],
  ['2026-11-24T12:00:00Z', '24 Nov 2026, 4:00 pm'],
])('the moment %s is %s in Dubai', (iso, shown) => {
  expect(formatMoment(iso, 'en')).toBe(shown)
  expect(formatMoment(iso, 'ar')).toBe('الثلاثاء، 24 نوفمبر 2026')
})

test('a day is short in English, long with its weekday in Arabic', () => {
  expect(formatDay('2026-11-23T20:05:00Z', 'en')).toBe('24 Nov 2026')
  expect(formatDay('2026-11-23T20:05:00Z', 'ar')).toBe('الثلاثاء، 24 نوفمبر 2026')
})
