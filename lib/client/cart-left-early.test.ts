/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { addToCart } from './cart-edits'

test('a product added before the cart is known is sent when the page is left', async () => {
  const requests: string[] = []
  const outlive: unknown[] = []
  // jsdom lacks it.
  AbortSignal.timeout = () => new AbortController().signal
  // The first request for the cart has no answer yet.
  global.fetch = async (_, init) => {
    requests.push(String(init?.method))
    outlive.push(init?.keepalive)
    return new Promise(() => undefined)
  }
  void addToCart({ productId: 'p1', color: null, size: null, preparation: null, quantity: 1 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(requests).toEqual(['GET'])
  dispatchEvent(new Event('pagehide'))
  expect(requests).toEqual(['GET', 'POST'])
  expect(outlive.at(-1)).toBe(true)
})
