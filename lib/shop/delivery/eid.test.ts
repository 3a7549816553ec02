import { expect, test } from '@jest/globals'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { plannedDays } from './days'

test('a window of an Eid date that is over takes no orders, though orders are taken on the day itself', () => {
  const name = { en: 'Eid Al Adha', ar: 'عيد الأضحى' }
  const windows = [{ from: '06:00', to: '09:00', capacity: 5 }]
  const eid = [{ date: '2026-11-30', name, ordersUntil: 0, windows }]
  const terms = DeliveryTerms.parse({ slots: { on: true, eid } })
  const lateAt = (time: string) =>
    plannedDays(terms, { city: 'dubai', now: new Date(`2026-11-30T${time}:00+04:00`), leadDays: 0 })[0]?.slots[0]?.late
  expect([lateAt('05:59'), lateAt('21:00')]).toEqual([false, true])
})
