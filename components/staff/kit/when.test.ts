import { expect, test } from '@jest/globals'
import { hours, staffDate, staffTime } from './when'

test('a time of another year says its year', () => {
  const year = new Date().getFullYear()
  expect(staffTime(`${year - 1}-11-12T08:00:00Z`, 'en')).toContain(String(year - 1))
  expect(staffTime(`${year - 1}-11-12T08:00:00Z`, 'ar')).toContain(String(year - 1))
  expect(staffTime(`${year}-01-02T08:00:00Z`, 'en')).not.toContain(String(year))
})

test.each(['en', 'ar'] as const)('a time is not broken in two (%s)', (language) => {
  const year = new Date().getFullYear()
  expect(staffTime(`${year - 1}-01-02T08:00:00Z`, language)).toMatch(/^2\u00a0\S+ \S+ \d+:\d\d\u00a0\S+$/)
  const windows = [
    ['16:00', '20:00'],
    ['10:00', '14:00'],
    ['16:30', '20:00'],
  ] as const
  for (const [from, to] of windows) {
    const text = hours({ from, to }, language)
    // Every space is one that does not break, and both sides of the dash are joined.
    expect(text).not.toMatch(/[ \u2009]/)
    expect(text).toContain('\u2060–\u2060')
  }
})

test('a date names its month in both languages: 12/01 could be January', () => {
  expect(staffDate('2026-12-01T08:00:00Z', 'en')).toBe('1 Dec 2026')
  expect(staffDate('2026-12-01T08:00:00Z', 'ar')).toBe('1 ديسمبر 2026')
})
