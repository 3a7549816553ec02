/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { plainCart } from '@/lib/contract/selling'
import messages from '@/messages/en.json'
import { CartSums } from './cart-sums'

test.each([false, true])('names a delivery only of a cart that is delivered (collected: %s)', (pickup) => {
  const cart = {
    lines: [],
    subtotal: 4500,
    shipping: 0,
    total: 4500,
    carcass: false,
    sameDay: false,
    ...plainCart,
    pickup,
  }
  renderIn('en', <CartSums cart={cart} ahead={false} />)
  expect(screen.queryByText(messages.Cart.delivery) === null).toBe(pickup)
})
