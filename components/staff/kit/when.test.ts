import { expect, test } from '@jest/globals'
import { staffTime } from './when'

test('a time of another year says its year', () => {
  const year = new Date().getFullYear()
  expect(staffTime(`${year - 1}-11-12T08:00:00Z`, 'en')).toContain(String(year - 1))
  expect(staffTime(`${year - 1}-11-12T08:00:00Z`, 'ar')).toContain(String(year - 1))
  expect(staffTime(`${year}-01-02T08:00:00Z`, 'en')).not.toContain(String(year))
})
