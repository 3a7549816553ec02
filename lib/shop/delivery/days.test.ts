import { describe, expect, test } from '@jest/globals'
import { DeliveryFile, DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { plannedDays } from './days'

const eid = { en: 'Eid Al Adha', ar: 'عيد الأضحى' }
const terms = (slots: object) => DeliveryTerms.parse({ slots: { on: true, daysAhead: 3, ...slots } })
const windows = [
  { from: '16:00', to: '20:00', capacity: 12 },
  { from: '10:00', to: '13:00', capacity: 3, days: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'] },
]
/** Monday 30 November 2026 in Dubai. */
const at = (time: string) => new Date(`2026-11-30T${time}:00+04:00`)
const shown = (given: object, time = '07:00', { city = 'sharjah', leadDays = 0 } = {}) =>
  plannedDays(terms(given), { city: city as 'sharjah', now: at(time), leadDays }).map(({ date, slots, isClosed }) => [
    date.slice(5),
    isClosed ? 'closed' : slots.map(({ from, late }) => (late ? `(${from})` : from)).join(' '),
  ])

describe('the days of delivery', () => {
  test('begin today and list the windows of each weekday by time', () => {
    expect(shown({ windows, daysAhead: 5 })).toEqual([
      ['11-30', '10:00 16:00'],
      ['12-01', '10:00 16:00'],
      ['12-02', '10:00 16:00'],
      ['12-03', '10:00 16:00'],
      ['12-04', '16:00'],
      ['12-05', '10:00 16:00'],
    ])
    const [first] = plannedDays(terms({ windows }), { city: 'sharjah', now: at('07:00'), leadDays: 0 })
    expect(first?.slots[0]).toEqual({
      id: '2026-11-30 10:00-13:00 sharjah',
      from: '10:00',
      to: '13:00',
      capacity: 3,
      lastOrder: at('08:00'),
      late: false,
    })
  })

  test('in Dubai begin at midnight there', () => {
    expect(plannedDays(terms({}), { city: 'dubai', now: new Date('2026-11-30T20:00:00Z'), leadDays: 0 })[0]?.date).toBe(
      '2026-12-01',
    )
  })

  test.each([
    ['07:59', {}, '10:00 16:00'],
    ['08:00', {}, '(10:00) 16:00'],
    ['14:00', {}, '(10:00) (16:00)'],
    ['07:30', { cutOff: { hoursBefore: 2.5 } }, '(10:00) 16:00'],
    ['07:29', { cutOff: { hoursBefore: 2.5 } }, '10:00 16:00'],
    ['00:01', { cutOff: { dayBefore: '18:00' } }, '(10:00) (16:00)'],
  ])('close at %s by the cut-off %j', (time, cutOff, expected) => {
    expect(shown({ windows: windows.map((window) => ({ ...window, ...cutOff })) }, time)[0]).toEqual([
      '11-30',
      expected,
    ])
  })

  test('a cut-off on the day before closes tomorrow in the evening', () => {
    const given = { windows: [{ ...windows[0], cutOff: { dayBefore: '18:00' } }] }
    expect(shown(given, '17:59')[1]).toEqual(['12-01', '16:00'])
    expect(shown(given, '18:00')[1]).toEqual(['12-01', '(16:00)'])
  })

  test('begin after the lead time, even beyond the days shown', () => {
    expect(shown({ windows }, '07:00', { leadDays: 2 }).map(([date]) => date)).toEqual(['12-02', '12-03'])
    expect(shown({ windows }, '07:00', { leadDays: 9 }).map(([date]) => date)).toEqual(['12-09'])
  })

  test('go on to the next day with windows where the lead time leaves none', () => {
    const weekdays = { windows: [windows[1]] }
    expect(shown(weekdays, '07:00', { leadDays: 4 })).toEqual([
      ['12-04', ''],
      ['12-05', '10:00'],
    ])
    const closed = ['2026-12-05', '2026-12-06'].map((date) => ({ date }))
    expect(shown({ ...weekdays, closed }, '07:00', { leadDays: 4 }).at(-1)).toEqual(['12-07', '10:00'])
    const over = {
      date: '2026-12-05',
      name: eid,
      ordersUntil: 60,
      windows: [{ from: '06:00', to: '09:00', capacity: 5 }],
    }
    expect(shown({ ...weekdays, eid: [over] }, '07:00', { leadDays: 4 }).slice(1)).toEqual([
      ['12-05', '(06:00)'],
      ['12-06', '10:00'],
    ])
    const later = { date: '2026-12-20', name: eid, windows: over.windows }
    expect(shown({ ...weekdays, eid: [later] }, '07:00', { leadDays: 4 })).toEqual([
      ['12-04', ''],
      ['12-05', '10:00'],
      ['12-20', '06:00'],
    ])
    // There is none at all.
    expect(shown({ windows: [] }, '07:00', { leadDays: 4 })).toEqual([['12-04', '']])
  })

  test('have the windows of their zone only', () => {
    const given = { windows: [{ ...windows[0], zones: ['dubai'] }, windows[1]] }
    expect(shown(given)[1]).toEqual(['12-01', '10:00'])
    expect(shown(given, '07:00', { city: 'dubai' })[1]).toEqual(['12-01', '10:00 16:00'])
  })

  test('are closed on closed dates, but an Eid date has its own windows', () => {
    const closed = [{ date: '2026-12-01', name: eid }, { date: '2026-12-02' }]
    expect(shown({ windows, closed }).map(([, slots]) => slots)).toEqual([
      '10:00 16:00',
      'closed',
      'closed',
      '10:00 16:00',
    ])
    const own = [{ date: '2026-12-02', name: eid, windows: [{ from: '06:00', to: '09:00', capacity: 5 }] }]
    expect(shown({ windows, closed, eid: own })[2]).toEqual(['12-02', '06:00'])
  })

  test('an Eid date is listed far ahead, until its last day of orders, and is closed without windows', () => {
    const own = { date: '2026-12-20', name: eid, windows: [{ from: '06:00', to: '09:00', capacity: 5 }] }
    expect(shown({ windows, eid: [own] }).at(-1)).toEqual(['12-20', '06:00'])
    const soon = { ...own, date: '2026-12-02' }
    expect(shown({ eid: [soon] }, '23:59')[2]).toEqual(['12-02', '06:00'])
    expect(shown({ eid: [{ ...soon, ordersUntil: 3 }] })[2]).toEqual(['12-02', '(06:00)'])
    expect(shown({ eid: [{ ...soon, windows: [] }] })[2]).toEqual(['12-02', 'closed'])
    expect(shown({ eid: [{ ...own, date: '2026-11-29' }] })[0]?.[0]).toBe('11-30')
  })
})

describe('the owner’s file of delivery', () => {
  test('fills in what is left out', () => {
    expect(DeliveryFile.parse({ zones: { dubai: { fee: 25 } } })).toEqual({
      zones: {
        dubai: { served: true, fee: 25, freeFrom: null, leadDays: 0, smallestOrder: null, live: true, chilled: true },
      },
      slots: { on: false, daysAhead: 14, windows: [], closed: [], eid: [] },
    })
  })

  test.each([
    [{ zones: { paris: { fee: 1 } } }],
    [{ zones: { dubai: { fee: -1 } } }],
    [{ zones: { dubai: {} } }],
    [{ slots: { windows: [{ from: '20:00', to: '16:00', capacity: 1 }] } }],
    [{ slots: { windows: [{ from: '9:00', to: '16:00', capacity: 1 }] } }],
    [{ slots: { windows: [windows[0], { ...windows[0], zones: ['ajman'], days: ['Fri'] }] } }],
    [
      {
        slots: {
          eid: [
            { date: '2026-12-02', name: eid },
            { date: '2026-12-02', name: eid },
          ],
        },
      },
    ],
    [{ slots: { eid: [{ date: '2026-02-30', name: eid }] } }],
    [{ slots: { eid: [{ date: '2026-12-02' }] } }],
    [{ typo: true }],
  ])('refuses %j', (file) => {
    expect(DeliveryFile.safeParse(file).success).toBe(false)
  })
})
