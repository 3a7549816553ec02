import type { z } from 'zod'
import type { DeliveryFile } from '@/lib/contract/delivery-schemas'

const far = { smallestOrder: 100, leadDays: 1, chilled: false } as const
const near = ['alain', 'abu-dhabi', 'dubai', 'sharjah', 'ajman'] as const
const distant = ['umm-al-quwain', 'ras-al-khaimah', 'fujairah'] as const

const morning = { from: '10:00', to: '13:00', cutOff: { dayBefore: '18:00' } } as const
/** Closes when same-day orders do. */
const evening = { from: '16:00', to: '20:00', cutOff: { hoursBefore: 2 } } as const
const butFriday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Sat'] as const

const fitr = { en: 'Eid Al Fitr', ar: 'عيد الفطر' }
const adha = { en: 'Eid Al Adha', ar: 'عيد الأضحى' }
const union = { en: 'National Day', ar: 'عيد الاتحاد' }
const afterPrayer = { from: '08:00', to: '12:00', capacity: 20 }

/** Zones and slots, in AED. Eid dates follow the expected moon. */
export const delivery: z.input<typeof DeliveryFile> = {
  zones: {
    alain: { fee: 15, freeFrom: 200 },
    'abu-dhabi': { fee: 20, freeFrom: 300 },
    dubai: { fee: 25, freeFrom: 400 },
    sharjah: { fee: 30, freeFrom: 500 },
    ajman: { fee: 30, freeFrom: 500 },
    'umm-al-quwain': { fee: 35, ...far },
    'ras-al-khaimah': { fee: 40, ...far },
    fujairah: { fee: 40, ...far, live: false },
  },
  slots: {
    on: true,
    daysAhead: 7,
    windows: [
      { ...morning, zones: [...near], days: [...butFriday], capacity: 12 },
      { ...evening, zones: [...near], capacity: 12 },
      { ...evening, zones: [...distant], capacity: 3 },
    ],
    closed: [2026, 2027, 2028].map((year) => ({ date: `${year}-12-02`, name: union })),
    eid: [
      { date: '2027-03-10', name: fitr },
      { date: '2027-03-11', name: fitr, windows: [afterPrayer] },
      { date: '2027-05-16', name: adha, windows: [afterPrayer] },
      { date: '2027-05-17', name: adha, windows: [afterPrayer] },
      { date: '2028-02-26', name: fitr },
      { date: '2028-02-27', name: fitr, windows: [afterPrayer] },
      { date: '2028-05-04', name: adha, windows: [afterPrayer] },
      { date: '2028-05-05', name: adha, windows: [afterPrayer] },
    ],
  },
}
