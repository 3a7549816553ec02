/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { OrderPlaced } from './order-placed'

let requests = 0

beforeEach(() => {
  requests = 0
  global.fetch = async () => {
    requests++
    return Object({ ok: true, status: 200, headers: new Map(), text: async () => '{"data":[]}' })
  }
  // jsdom lacks it.
  AbortSignal.timeout = () => new AbortController().signal
})

test('cleans up once per order', () => {
  render(<OrderPlaced customerId="1" orderId="a" />).unmount()
  expect(requests).toBe(1)
  render(<OrderPlaced customerId="1" orderId="b" />).unmount()
  expect(requests).toBe(2)
  render(<OrderPlaced customerId="1" orderId="a" />)
  expect(requests).toBe(2)
})
