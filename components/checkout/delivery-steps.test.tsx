/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { freshDraft } from '@/lib/client/checkout/draft'
import { plainCart } from '@/lib/contract/selling'
import { DeliverySteps } from './delivery-steps'
import type { Offer } from './use-delivery'

test('names products that are not delivered apart, though their titles contain commas', () => {
  const sums = { subtotal: 0, shipping: 0, total: 0, carcass: false, sameDay: false }
  const titles = [
    { en: 'Harri Lamb, 8 months', ar: 'خروف حري، 8 أشهر' },
    { en: 'Ewe with Twin Lambs', ar: 'نعجة مع توأم' },
  ]
  const offer: Offer = {
    ...{ city: 'fujairah', cart: { ...sums, ...plainCart, lines: [] }, served: true, freeFrom: null, smallestOrder: 0 },
    ...{ refused: titles.map((title, at) => ({ productId: String(at), title, kind: 'live' as const })), days: null },
  }
  const nothing = () => undefined
  renderIn(
    'ar',
    <DeliverySteps
      {...{ pickup: false, offer, slot: null, phone: '', pickupAddress: '', tells: false, errors: {}, addresses: [] }}
      {...{ draft: freshDraft([]), onDraft: nothing, onAddress: nothing, onDelete: nothing }}
    />,
  )
  expect(screen.getByText(/خروف حري، 8 أشهر · نعجة مع توأم/)).toBeTruthy()
})
