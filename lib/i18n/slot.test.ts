import { expect, test } from '@jest/globals'
import { slotText, slotTimes } from './slot'

test('a slot reads as people say it', () => {
  const slot = { date: '2026-12-01', from: '16:00', to: '20:00' }
  expect(slotText(slot, 'en')).toBe('Tuesday 1 December, 4 pm – 8 pm')
  expect(slotText(slot, 'ar')).toBe('الثلاثاء 1 ديسمبر، من 4 عصراً إلى 8 مساءً')
})

test.each([
  ['00:00', '12 am', '12 ليلاً'],
  ['06:30', '6:30 am', '6:30 صباحاً'],
  ['10:00', '10 am', '10 صباحاً'],
  ['12:00', '12 pm', '12 ظهراً'],
  ['13:00', '1 pm', '1 ظهراً'],
  ['17:45', '5:45 pm', '5:45 عصراً'],
])('%s is %s, %s', (from, en, ar) => {
  expect(slotTimes({ from, to: '23:00' }, 'en')).toBe(`${en} – 11 pm`)
  expect(slotTimes({ from, to: '23:00' }, 'ar')).toBe(`من ${ar} إلى 11 مساءً`)
})
