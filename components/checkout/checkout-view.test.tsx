/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { renderIn } from '@/components/testing/in-language'
import type { Cart } from '@/lib/client/cart'
import { getQueryClient } from '@/lib/client/query-client'
import { cartLine } from '@/lib/client/testing/cart-line'
import { fromAed } from '@/lib/contract/money'
import messages from '@/messages/en.json'
import { CheckoutView } from './checkout-view'
import { plainCart } from '@/lib/contract/selling'

beforeEach(() => getQueryClient().clear())

type Shown = { cards: boolean; carcass: boolean; price: number } & Pick<ComponentProps<typeof CheckoutView>, 'unsent'> &
  Partial<Pick<Cart, 'pickup'>>

/** Renders the checkout with one product; `price` in AED. */
function renderCheckout({ cards, carcass, price, unsent, pickup = false }: Shown) {
  const fetch = jest.fn<typeof global.fetch>().mockRejectedValue(new TypeError('no network'))
  global.fetch = fetch
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} })
  performance.getEntriesByType = () => []
  const router: AppRouterInstance = Object({ refresh: () => undefined })
  const total = fromAed(price)
  const lines = [{ ...cartLine('p1', 1, 3), title: { en: 'Whole lamb', ar: 'ذبيحة' }, price: total, total }]
  renderIn(
    'en',
    <AppRouterContext value={router}>
      <CheckoutView
        initialCart={{ lines, subtotal: total, shipping: 0, total, carcass, sameDay: false, ...plainCart, pickup }}
        customer={{ id: 'u1', email: '', phone: '971500000001' }}
        savedAddresses={[]}
        cards={cards}
        cancelled={false}
        timeLeft={null}
        phone="+971 3 000 0000"
        terms={null}
        initialOffer={null}
        pickupAddress="Central market, Al Ain"
        taxInvoices={false}
        unsent={unsent}
      />
    </AppRouterContext>,
  )
  return fetch
}

function choice(value: string): HTMLInputElement {
  const found = screen.getByDisplayValue(value)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${value} is not an input`)
  return found
}

test('a carcass without card payment: shows why it cannot be ordered, before other errors', () => {
  renderCheckout({ cards: false, carcass: true, price: 900 })
  fireEvent.click(screen.getByText(messages.Checkout.continueToPayment))
  expect(screen.getByRole('alert')).toBe(document.activeElement)
  expect(document.activeElement?.textContent).toContain(messages.Checkout.cardUnavailable)
})

test('above the card limit: shows the reason and selects cash', () => {
  renderCheckout({ cards: true, carcass: false, price: 1_000_000 })
  expect(choice('card').disabled).toBe(true)
  expect(choice('cash').checked).toBe(true)
  expect(screen.getByText(/up to AED 999,999.99. Pay cash on delivery, or call/)).toBeTruthy()
})

test('a carcass above the card limit can be ordered only by phone', () => {
  const fetch = renderCheckout({ cards: true, carcass: true, price: 1_000_000 })
  expect([choice('card').disabled, choice('cash').disabled]).toEqual([true, true])
  fireEvent.click(screen.getByText(messages.Checkout.continueToPayment))
  expect(screen.getByRole('alert').textContent).toContain('call +971 3 000 0000')
  expect(fetch.mock.calls.filter(([, init]) => init?.method !== 'GET')).toEqual([])
})

test('the card limit itself can be paid by card', () => {
  renderCheckout({ cards: true, carcass: false, price: 999_999.99 })
  expect(choice('card').disabled).toBe(false)
})

test.each([
  [undefined, true, true],
  [['whatsapp'], true, true],
  [['email'], false, true],
  [['whatsapp', 'email'], false, false],
] as const)('promises only messages that are sent (without %j)', (unsent, confirms, tells) => {
  renderCheckout({ cards: true, carcass: false, price: 900, pickup: true, unsent: unsent && [...unsent] })
  const { emailHint, pickupNote } = messages.Checkout
  expect([emailHint, pickupNote].map((text) => screen.queryByText(text) !== null)).toEqual([confirms, tells])
})
