/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { OrderPlaced } from './order-placed'

let asked = 0

beforeEach(() => {
  asked = 0
  global.fetch = async () => {
    asked++
    return Object({ ok: true, status: 200, headers: new Map(), text: async () => '{"data":[]}' })
  }
  // jsdom has none.
  AbortSignal.timeout = () => new AbortController().signal
})

test('the thanks for an order, looked at again, forget nothing of what is typed for the next', () => {
  render(<OrderPlaced customerId="1" orderId="a" />).unmount()
  expect(asked).toBe(1)
  render(<OrderPlaced customerId="1" orderId="b" />).unmount()
  expect(asked).toBe(2)
  render(<OrderPlaced customerId="1" orderId="a" />)
  expect(asked).toBe(2)
})
