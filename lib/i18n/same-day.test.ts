import { expect, test } from '@jest/globals'
import { timeToOrder } from './same-day'

test.each([
  ['2026-11-21T00:00:00Z', '10:00'],
  ['2026-11-21T08:36:00Z', '1:24'],
  ['2026-11-21T09:59:59Z', '0:01'],
  ['2026-11-21T10:00:00Z', null],
  ['2026-11-21T19:59:00Z', null],
  ['2026-11-21T20:00:00Z', '14:00'],
])('at %s there is %s left to order for the same day', (now, left) => {
  expect(timeToOrder(new Date(now))).toBe(left)
})
