import { afterEach, expect, jest, test } from '@jest/globals'
import { CashOrderBody } from '@/lib/contract/order'
import type { ask as askHost } from './http/ask'
import { HostAway } from './http/host-away'

const ask = jest.fn<typeof askHost>()
const line = { _id: 'l1', product: { _id: 'p1', titleEn: 'Hay', newPrice: 40 }, quantity: 1, total: 40 }
const order = { _id: 'o1', status: 'pending', payment: false, finaltotal: 40, cart: [line] }
const body = CashOrderBody.parse({
  finaltotal: 40,
  payment: false,
  email: 'salma@example.com',
  firstName: 'Salma',
  address: 'Villa 12',
  city: 'dubai',
})

afterEach(() => {
  jest.restoreAllMocks()
  ask.mockReset()
})

test('a host that is late with an order is not sent it again while it may still be at it', async () => {
  const listed: object[] = []
  const late = new HostAway('did not begin to answer within 25000 ms', { late: true })
  ask.mockImplementation(async (name) => {
    if (name === 'listOrders') return { data: listed }
    if (name === 'getCart') return { data: [line], subtotal: 40, finalTotal: 40 }
    if (name === 'placeCashOrder') throw late
    return null
  })
  jest.doMock('./http/ask', () => ({ ask }))
  const { placeCashOrder } = await import('./place-order')
  const sent = () => ask.mock.calls.filter(([name]) => name === 'placeCashOrder').length
  const place = () => placeCashOrder('token', body, 'en')

  await expect(place()).rejects.toBe(late)
  await expect(place()).rejects.toMatchObject({ name: 'HostAway', retryAfter: 120 })
  expect(sent()).toBe(1)
  // It never came to it: after a while there is nothing to wait for.
  const start = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 121_000)
  await expect(place()).rejects.toBe(late)
  expect(sent()).toBe(2)
  clock.mockReturnValue(start + 130_000)
  listed.push(order)
  expect((await place()).order.id).toBe('o1')
  expect(sent()).toBe(2)
})

test('of a host that broke off, its list of orders tells', async () => {
  const broken = new HostAway('cannot be reached (ECONNRESET)')
  ask.mockImplementation(async (name) => {
    if (name === 'listOrders') return { data: [] }
    if (name === 'getCart') return { data: [line], subtotal: 40, finalTotal: 40 }
    if (name === 'placeCashOrder') throw broken
    return null
  })
  const { placeCashOrder } = await import('./place-order')
  for (let time = 0; time < 2; time++) await expect(placeCashOrder('another', body, 'en')).rejects.toBe(broken)
  expect(ask.mock.calls.filter(([name]) => name === 'placeCashOrder')).toHaveLength(2)
})
