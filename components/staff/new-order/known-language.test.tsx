/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { cities } from '@/lib/contract/address'
import { StaffTranslations } from '../kit/translations'
import { AddressCard, type QuoteFor } from './address-card'
import type { Draft } from './draft'
import messages from '@/messages/staff.en.json'

const names: Record<(typeof cities)[number], string> = Object.fromEntries(cities.map((city) => [city, city])) as never
const draft: Draft = {
  ...{ key: '', phone: '0501234567', firstName: '', lastName: '', address: '', city: 'alain', link: '', note: '' },
  ...{ email: '', language: 'ar', slot: '', lines: [] },
}
const place = {
  firstName: 'John',
  lastName: '',
  address: 'Villa 1',
  city: 'dubai',
  country: '',
  postalCode: '',
  link: '',
} as const
const quote: QuoteFor = {
  phone: '971501234567',
  customer: { name: 'John', email: '', language: 'en', addresses: [{ ...place, note: '' }], blocked: false },
  ...{ lines: [], subtotal: 0, shipping: 0, total: 0, carcass: false, slots: null },
}

test('a known customer is told in the language of their account', () => {
  const changes: Partial<Draft> = {}
  render(
    <StaffTranslations language="en" messages={messages}>
      <AddressCard
        draft={draft}
        isRefused={() => false}
        change={(some) => Object.assign(changes, some)}
        quote={quote}
        cities={names}
        slots={null}
      />
    </StaffTranslations>,
  )
  fireEvent.change(screen.getByLabelText(messages.Phone.saved), { target: { value: '0' } })
  expect(changes).toMatchObject({ address: 'Villa 1', language: 'en' })
})
