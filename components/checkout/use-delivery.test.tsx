/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { Cart } from '@/lib/client/cart'
import { cartLine } from '@/lib/client/testing/cart-line'
import { plainCart } from '@/lib/contract/selling'
import { encodeDelivery } from '@/lib/contract/delivery-codec'
import { useDelivery, type Offer } from './use-delivery'

const cartOf = (quantity: number): Cart => {
  const lines = [cartLine('p1', quantity, 9)]
  const subtotal = quantity * 1000
  const sums = { subtotal, shipping: 500, total: subtotal + 500, carcass: false, sameDay: false }
  return { ...sums, ...plainCart, lines, delivery: { city: 'dubai', from: false } }
}
const offerOf = (cart: Cart): Offer => ({
  ...{ city: 'dubai', cart, served: true, freeFrom: null, smallestOrder: 0, refused: [], days: null },
})

test('a cart that changed at the checkout is priced anew', async () => {
  const now = cartOf(2)
  const text = JSON.stringify({
    data: encodeDelivery({
      ...offerOf(now),
      cart: { ...now, lines: now.lines.map((line) => ({ ...line, category: null })) },
    }),
  })
  global.fetch = async () => Object({ status: 200, ok: true, headers: new Map(), text: async () => text })
  const asked = { city: 'dubai', initialOffer: offerOf(cartOf(1)), chosen: null } as const
  const { result, rerender } = renderHook(({ cart }) => useDelivery(cart, asked), { initialProps: { cart: cartOf(1) } })
  expect(result.current.offer?.cart.total).toBe(1500)
  // Another tab added one, or the server answered 409 with a new price.
  rerender({ cart: now })
  // Never the sums of the cart before.
  expect(result.current.offer?.cart.total).not.toBe(1500)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(result.current.offer?.cart.total).toBe(2500)
})
