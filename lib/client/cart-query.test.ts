/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { addToCart } from './cart-edits'
import { watchCartQuantity } from './cart-query'
import { getQueryClient } from './query-client'

const cartOf = (quantity: number) => JSON.stringify({ data: [{ product: { _id: 'hay' }, color: null, quantity }] })
let stored = 2
let answer: ((status: number) => void) | undefined

beforeEach(() => {
  ;[stored, answer] = [2, undefined]
  getQueryClient().clear()
  global.fetch = (_, init) =>
    new Promise((resolve) => {
      const respond = (status: number) =>
        resolve(Object({ status, ok: status === 200, headers: new Map(), text: async () => cartOf(stored) }))
      if (init?.method === 'GET') respond(200)
      else answer = respond
    })
})

test.each([
  [200, 5],
  [409, 2],
])('the badge counts what is being added, then what the server says (%i)', async (status, after) => {
  const seen: number[] = []
  const stop = watchCartQuantity((quantity) => void (quantity === seen.at(-1) || seen.push(quantity)))
  await waitFor(() => expect(seen.at(-1)).toBe(2))
  const added = addToCart({ productId: 'hay', color: null, size: null, preparation: null, quantity: 3 }).catch(
    () => undefined,
  )
  await waitFor(() => expect(seen.at(-1)).toBe(5))
  await waitFor(() => expect(answer).toBeTruthy())
  if (status === 200) stored = 5
  answer?.(status)
  await added
  await waitFor(() => expect(seen.at(-1)).toBe(after))
  stop()
  expect(seen.slice(seen.indexOf(2))).toEqual(status === 200 ? [2, 5] : [2, 5, 2])
})

test('a page restored from the back/forward cache refetches the cart', async () => {
  let quantity = 0
  const stop = watchCartQuantity((now) => (quantity = now))
  await waitFor(() => expect(quantity).toBe(2))
  stored = 7
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(quantity).toBe(7))
  stop()
})
