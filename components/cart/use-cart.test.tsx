/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { Cart } from '@/lib/client/cart'
import { getQueryClient } from '@/lib/client/query-client'
import { cartLine } from '@/lib/client/testing/cart-line'
import { encodeCart } from '@/lib/contract/cart-codec'
import { useCart } from './use-cart'
import { plainCart } from '@/lib/contract/selling'

const of = (quantity: number): Cart => {
  return {
    lines: [cartLine('p', quantity, 9)],
    subtotal: 0,
    shipping: 0,
    total: 0,
    carcass: false,
    sameDay: false,
    ...plainCart,
  }
}
let stored = of(1)
let requests = 0

function Shown({ initialCart }: { initialCart: Cart }) {
  return <p>{useCart(initialCart).lines.map(({ quantity }) => quantity)}</p>
}

beforeEach(() => {
  requests = 0
  global.fetch = async () => {
    requests++
    return Object({ ok: true, status: 200, headers: new Map(), text: async () => JSON.stringify(encodeCart(stored)) })
  }
  // jsdom lacks it.
  AbortSignal.timeout = () => new AbortController().signal
})

test('refetches a cart that another device has changed', async () => {
  const { unmount } = render(<Shown initialCart={of(1)} />)
  await waitFor(() => expect([requests, getQueryClient().isFetching()]).toEqual([1, 0]))
  unmount()
  requests = 0
  stored = of(4)
  await act(async () => void render(<Shown initialCart={of(4)} />))
  await waitFor(() => expect(screen.getByRole('paragraph').textContent).toBe('4'))
  expect(requests).toBe(1)
})
