/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { cities } from '@/lib/contract/address'
import { StaffTranslations } from '../kit/translations'
import { AddressCard, type QuoteFor } from './address-card'
import type { Draft } from './draft'
import arabic from '@/messages/staff.ar.json'
import messages from '@/messages/staff.en.json'

const names: Record<(typeof cities)[number], string> = Object.fromEntries(cities.map((city) => [city, city])) as never
const draft: Draft = {
  ...{ key: '', phone: '0501234567', firstName: '', lastName: '', address: '', city: 'alain', link: '', note: '' },
  ...{ email: '', language: 'en', slot: '', lines: [] },
}
const quote: QuoteFor = {
  phone: '971501234567',
  customer: { name: 'Salma', email: '', language: 'ar', addresses: [], blocked: false },
  ...{ lines: [], subtotal: 0, shipping: 0, total: 0, carcass: false, slots: null },
}

test.each([
  ['0501234567', 'Known customer: Salma'],
  ['0501234568', ''],
])('the customer of the last quote is shown with their own number only: %s', (phone, said) => {
  render(
    <StaffTranslations language="en" messages={messages}>
      <AddressCard
        draft={{ ...draft, phone }}
        change={() => undefined}
        isRefused={() => false}
        {...{ quote, cities: names, slots: null }}
      />
    </StaffTranslations>,
  )
  expect(screen.getByRole('status').textContent).toBe(said)
})

test('a blocked customer is said to be blocked', () => {
  const blocked = { ...quote, customer: { ...quote.customer!, blocked: true } }
  render(
    <StaffTranslations language="en" messages={messages}>
      <AddressCard
        draft={draft}
        change={() => undefined}
        isRefused={() => false}
        {...{ quote: blocked, cities: names, slots: null }}
      />
    </StaffTranslations>,
  )
  expect(screen.getByRole('status').textContent).toContain(messages.Customers.blocked)
})

test('a saved address has the comma of the language', () => {
  const address = { ...draft, city: 'alain' as const, address: 'فيلا 7', country: '', postalCode: '' }
  const known = { ...quote, customer: { ...quote.customer!, addresses: [address] } }
  render(
    <StaffTranslations language="ar" messages={arabic}>
      <AddressCard
        draft={draft}
        change={() => undefined}
        isRefused={() => false}
        {...{ quote: known, cities: { ...names, alain: 'العين' }, slots: null }}
      />
    </StaffTranslations>,
  )
  expect(screen.getByRole('option', { name: 'فيلا 7، العين' })).toBeTruthy()
})
