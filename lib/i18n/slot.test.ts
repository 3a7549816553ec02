import { expect, test } from '@jest/globals'
import { slotText, slotTimes } from './slot'

test('a slot reads as people say it', () => {
  const slot = { date: '2026-12-01', from: '16:00', to: '20:00' }
  expect(slotText(slot, 'en')).toBe('Tuesday 1 December, 4\u00a0pm – 8\u00a0pm')
  expect(slotText(slot, 'ar')).toBe('الثلاثاء 1 ديسمبر، من 4\u00a0عصراً إلى 8\u00a0مساءً')
})

test.each([
  ['00:00', '12\u00a0am', '12\u00a0ليلاً'],
  ['06:30', '6:30\u00a0am', '6:30\u00a0صباحاً'],
  ['10:00', '10\u00a0am', '10\u00a0صباحاً'],
  ['12:00', '12\u00a0pm', '12\u00a0ظهراً'],
  ['13:00', '1\u00a0pm', '1\u00a0ظهراً'],
  ['17:45', '5:45\u00a0pm', '5:45\u00a0عصراً'],
])('%s is %s, %s, on one line', (from, en, ar) => {
  expect(slotTimes({ from, to: '23:00' }, 'en')).toBe(`${en} – 11\u00a0pm`)
  expect(slotTimes({ from, to: '23:00' }, 'ar')).toBe(`من ${ar} إلى 11\u00a0مساءً`)
})
