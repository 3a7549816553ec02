import { expect, test } from '@jest/globals'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import { schemaHours, shownHours } from './opening-hours'

test.each<[Weekday[], string | null, string | null]>([
  [[...weekdays], null, null],
  [['Mon', 'Tue', 'Wed', 'Thu'], 'Mon – Thu', 'الاثنين – الخميس'],
  // Past the end of the week.
  [['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Sat'], 'Sat – Thu', 'السبت – الخميس'],
  [['Fri'], 'Fri', 'الجمعة'],
  [['Sat', 'Sun'], 'Sat, Sun', 'السبت، الأحد'],
  [['Mon', 'Wed', 'Thu', 'Fri'], 'Mon, Wed – Fri', 'الاثنين، الأربعاء – الجمعة'],
])('the days %j', (days, en, ar) => {
  const hours = { days, from: '09:00', to: '22:30' }
  expect(shownHours(hours, 'en')).toEqual({ days: en, times: '9:00\u00a0am – 10:30\u00a0pm' })
  expect(shownHours(hours, 'ar')).toEqual({ days: ar, times: '9:00\u00a0ص – 10:30\u00a0م' })
})

test('noon and midnight are 12', () => {
  const { times } = shownHours({ days: ['Fri'], from: '12:00', to: '00:00' }, 'en')
  expect(times).toBe('12:00\u00a0pm – 12:00\u00a0am')
})

test('search engines get the days one by one', () => {
  expect(schemaHours({ days: ['Sat', 'Sun'], from: '09:00', to: '22:30' })).toBe('Sa,Su 09:00-22:30')
})
