import { expect, test } from '@jest/globals'
import { hours, staffTime } from './when'

test('a time of another year says its year', () => {
  const year = new Date().getFullYear()
  expect(staffTime(`${year - 1}-11-12T08:00:00Z`, 'en')).toContain(String(year - 1))
  expect(staffTime(`${year - 1}-11-12T08:00:00Z`, 'ar')).toContain(String(year - 1))
  expect(staffTime(`${year}-01-02T08:00:00Z`, 'en')).not.toContain(String(year))
})

test.each(['en', 'ar'] as const)('a time is not broken in two (%s)', (language) => {
  expect(staffTime('2026-01-02T08:00:00Z', language)).toMatch(/ \d+:\d\d\u00a0\S+$/)
  expect(hours({ from: '16:00', to: '20:00' }, language)).toMatch(/^4\u2060–\u20608\u202f\S+$/)
})
