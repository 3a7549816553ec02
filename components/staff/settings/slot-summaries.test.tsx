/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { cities } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { weekdays } from '@/lib/contract/shop-info'
import { InBackOffice } from '../testing/in-back-office'
import { SlotsSettings } from './slots-form'

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name])) as never
const hours = { from: '08:00', to: '12:00', capacity: 5 }
const delivery = DeliveryFile.parse({
  slots: {
    windows: [{ from: '16:30', to: '20:00', capacity: 5 }],
    eid: [{ date: '2027-03-10', name: { en: 'Eid Al Fitr', ar: 'عيد الفطر' }, windows: [hours] }],
  },
})

test.each([
  ['en', 'Wednesday 10 March 2027 · 8\u00a0am – 12\u00a0pm', '4:30\u00a0pm – 8\u00a0pm'],
  ['ar', 'الأربعاء 10 مارس 2027 · من 8\u00a0صباحاً إلى 12\u00a0ظهراً', 'من 4:30\u00a0عصراً إلى 8\u00a0مساءً'],
] as const)('a date and its windows read as customers read them (%s)', (language, eid, window) => {
  render(
    <InBackOffice language={language}>
      <SlotsSettings delivery={delivery} cityNames={named(cities)} days={named(weekdays)} />
    </InBackOffice>,
  )
  const texts = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(texts).toEqual([expect.stringContaining(window), expect.stringContaining(eid)])
  expect(screen.queryByText(/2027-03-10|08:00/)).toBeNull()
})
