import { expect, test } from '@jest/globals'
import { arrivalDay, leadTimeLeft, timeToOrder } from './same-day'

test.each([
  ['2026-11-21T00:00:00Z', { hours: 10, minutes: 0 }],
  ['2026-11-21T08:36:00Z', { hours: 1, minutes: 24 }],
  ['2026-11-21T09:59:59Z', { hours: 0, minutes: 1 }],
  ['2026-11-21T10:00:00Z', null],
  ['2026-11-21T19:59:00Z', null],
  ['2026-11-21T20:00:00Z', { hours: 14, minutes: 0 }],
])('at %s there is %j left to order for the same day', (now, left) => {
  expect(timeToOrder(new Date(now))).toEqual(left)
})

test.each([
  ['2026-11-21T19:30:30Z', { hours: 0, minutes: 30 }],
  ['2026-11-21T20:00:00Z', null],
])('at %s there is %j left to order for a slot that takes orders until midnight', (now, left) => {
  expect(timeToOrder(new Date(now), '2026-11-21T20:00:00.000Z')).toEqual(left)
})

test.each([
  ['2026-11-21T09:59:00Z', '2026-11-21T10:30:00Z', 'today'],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z', 'tomorrow'],
  ['2026-11-21T10:00:00Z', '2026-11-21T20:00:00Z', 'today'],
  ['2026-11-21T20:00:00Z', '2026-11-21T20:00:01Z', 'today'],
  ['2026-11-21T09:59:00Z', '2026-11-21T20:00:00Z', null],
  ['2026-11-21T10:00:00Z', '2026-11-22T20:00:00Z', null],
])('an order placed at %s and seen at %s arrives: %s', (placed, now, day) => {
  expect(arrivalDay(placed, new Date(now))).toBe(day)
})

test.each([
  [2, '2026-11-21T19:59:00Z', 2],
  [2, '2026-11-21T20:00:00Z', 1],
  [2, '2026-11-23T19:59:00Z', 0],
  [2, '2026-11-23T20:00:00Z', null],
  [0, '2026-11-21T20:00:00Z', null],
  ['arrangement', '2027-01-01T00:00:00Z', 'arrangement'],
  [null, '2026-11-21T06:00:00Z', null],
] as const)('of an order of 21 November with lead time %s there is left at %s: %s', (leadTime, now, left) => {
  expect(leadTimeLeft(leadTime, '2026-11-21T06:00:00Z', new Date(now))).toBe(left)
})
