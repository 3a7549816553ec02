/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import { freshDraft } from '@/lib/client/checkout/draft'
import { plainCart } from '@/lib/contract/selling'
import messages from '@/messages/en.json'
import { usePlaceOrder } from './use-place-order'

const lines = { lines: [], subtotal: 0, shipping: 0, total: 0 }
const cart = { ...lines, carcass: false, sameDay: false, ...plainCart }

function Order() {
  const { place, failure } = usePlaceOrder({ id: 'u1', phone: '971500000001' })
  const draft = { ...freshDraft([]), email: 'maryam@example.ae' }
  return (
    <>
      <p role="alert">{failure?.text}</p>
      <button onClick={() => void place({ draft, cart, saved: null, pickup: '' })} />
    </>
  )
}

test.each([
  ['a lost connection', async () => Promise.reject(new TypeError('no network')), messages.Errors.offline, ''],
  [
    'a fault of the shop',
    async () => Object({ status: 500, ok: false, headers: new Map(), text: async () => '' }),
    messages.Checkout.SomethingWentWrong,
    messages.Checkout.SomethingWentWrong,
  ],
])('%s stopped the order: the error while it lasts', async (_, answer, told, left) => {
  global.fetch = answer
  renderIn(
    'en',
    <AppRouterContext value={Object({})}>
      <Order />
    </AppRouterContext>,
  )
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('alert').textContent).toBe(told)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert').textContent).toBe(left)
})
