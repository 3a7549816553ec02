/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { call } from '../api-client'
import {
  forgetRefused,
  clearUnconfirmedOrder,
  recordUnconfirmedOrder,
  findUnconfirmedOrder,
  wasSubmitted,
} from './unconfirmed-orders'

const fetchMock = jest.fn<typeof fetch>()
globalThis.fetch = fetchMock
const answer = (data: unknown[], headers = new Headers()) => {
  const response = { status: 200, ok: true, headers, text: async () => JSON.stringify({ data }) }
  fetchMock.mockResolvedValue(response as Response)
}
const key = { size: null, preparation: null }
const line = (productId: string, quantity = 1) => ({ productId, quantity, color: null, ...key })
const order = (id: string, ...lines: ReturnType<typeof line>[]) => ({
  _id: id,
  payment: 'cod_due',
  createdAt: new Date().toISOString(),
  cart: lines.map(({ productId, quantity, color }) => ({ product: { _id: productId }, quantity, color })),
})
const bag = [line('bag')]
const both = [line('bag'), line('bowl', 2)]

beforeEach(() => {
  sessionStorage.clear()
  fetchMock.mockReset()
})

test('records repeated attempts with the same lines once', () => {
  expect([
    recordUnconfirmedOrder('huda', both),
    recordUnconfirmedOrder('huda', both.toReversed()),
    recordUnconfirmedOrder('saif', both),
  ]).toEqual([true, false, true])
  clearUnconfirmedOrder('huda')
  expect([wasSubmitted('huda'), wasSubmitted('saif')]).toEqual([false, true])
})

test('keeps an unconfirmed order when another one is refused', async () => {
  recordUnconfirmedOrder('huda', bag)
  expect(recordUnconfirmedOrder('huda', both)).toBe(true)
  forgetRefused('huda', both)
  expect(wasSubmitted('huda')).toBe(true)
  answer([order('2', ...both), order('1', ...bag)])
  expect(await findUnconfirmedOrder('huda')).toBe('1')
})

test('finds a later cash order with the same lines', async () => {
  expect(await findUnconfirmedOrder('huda')).toBeNull()
  expect(fetchMock).not.toHaveBeenCalled()
  recordUnconfirmedOrder('huda', both)
  const earlier = { ...order('0', ...both), createdAt: new Date(Date.now() - 3_600_000).toISOString() }
  const byCard = { ...order('3', ...both), payment: 'paid' }
  answer([byCard, order('2', ...bag), earlier])
  expect(await findUnconfirmedOrder('huda')).toBeNull()
  answer([order('4', ...both.toReversed()), earlier])
  expect(await findUnconfirmedOrder('huda')).toBe('4')
})

test('finds the order of a device whose clock is ahead', async () => {
  const ordered = { ...order('5', ...both), createdAt: new Date(Date.now() - 7_200_000).toISOString() }
  answer([], new Headers({ date: new Date(Date.now() - 7_260_000).toUTCString() }))
  await call('listOrders')
  recordUnconfirmedOrder('huda', both)
  answer([ordered])
  expect(await findUnconfirmedOrder('huda')).toBe('5')
})
