import { expect, test } from '@jest/globals'
import { cities } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { slotsFromForm, slotsToForm, zonesFromForm, zonesToForm } from './delivery-model'

const file = DeliveryFile.parse({
  zones: { dubai: { fee: 25.5, freeFrom: 300, leadDays: 1, smallestOrder: 50, live: false } },
  slots: {
    on: true,
    windows: [
      { from: '16:00', to: '20:00', capacity: 12, days: ['Sat'], zones: ['alain'], cutOff: { dayBefore: '18:30' } },
      { from: '09:00', to: '12:00', capacity: 5, cutOff: { hoursBefore: 0.5 } },
    ],
    closed: [{ date: '2026-12-02', name: { en: 'National Day', ar: 'اليوم الوطني' } }, { date: '2026-12-10' }],
    eid: [
      {
        date: '2027-05-16',
        name: { en: 'Eid Al Adha', ar: 'عيد الأضحى' },
        windows: [{ from: '06:00', to: '08:00', capacity: 30 }],
      },
    ],
  },
})

test('a form gives back the settings it was given', () => {
  expect(slotsFromForm(slotsToForm(file.slots))).toEqual(file.slots)
  expect(zonesFromForm(zonesToForm(file.zones, 20, null))).toEqual(file.zones)
})

test('every zone is in the form; one that gets terms of its own begins with the general fee', () => {
  const zones = zonesToForm(file.zones, 20, 400)
  expect(Object.keys(zones)).toEqual([...cities])
  expect(zonesFromForm({ ...zones, sharjah: { ...zones.sharjah, own: true } }).sharjah).toMatchObject({
    fee: 20,
    freeFrom: 400,
    served: true,
  })
})

test('all zones ticked is every zone, also one to come; none is refused', () => {
  const form = slotsToForm(file.slots)
  expect(form.windows[1]?.zones).toEqual([...cities])
  const none = { ...form, windows: form.windows.map((one) => ({ ...one, zones: [] })) }
  expect(DeliveryFile.safeParse({ slots: slotsFromForm(none) }).success).toBe(false)
})

test('a zone that is not served is saved whatever its hidden fields say', () => {
  const zones = zonesToForm(file.zones, 20, null)
  const dubai = { ...zones.dubai, served: false }
  expect(zonesFromForm({ ...zones, dubai }).dubai).toMatchObject({ served: false, fee: 25.5 })
  const emptied = zonesFromForm({ ...zones, dubai: { ...dubai, fee: NaN } })
  expect(DeliveryFile.parse({ zones: emptied }).zones.dubai).toMatchObject({ served: false })
})
