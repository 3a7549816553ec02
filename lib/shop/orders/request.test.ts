import { describe, expect, test } from '@jest/globals'
import type { Order } from '@/lib/contract/order'
import { isRepeat } from './request'
import { orderRequest } from './testing/request'
import { plainOrder } from '@/lib/contract/selling'

describe('a request is a repeat', () => {
  const request = orderRequest({ total: 4_550, withHead: true, cuts: 2 })
  const { address, email, total } = request
  const order: Order = {
    ...{ id: 'o1', code: 'ABCDEFGH', createdAt: '2026-01-01T00:00:00.000Z', status: 'pending', payment: 'cod_due' },
    ...{ subtotal: total, shipping: 0, total, email, phone: '971500000001', language: 'en', address, lines: [] },
    withHead: true,
    cuts: 2,
    sameDay: true,
    ...plainOrder,
  }

  test('when the order matches', () => {
    expect(isRepeat(order, request)).toBe(true)
  })

  test.each([
    { withHead: false },
    { cuts: 3 },
    { email: 'other@example.com' },
    { total: 4_551 },
    { buyer: { name: 'Falcon Farms LLC', trn: '' } },
    ...Object.keys(address).map((field) => ({ address: { ...address, [field]: 'another' } })),
  ])('not with %j', (other) => {
    expect(isRepeat(order, orderRequest({ ...request, ...Object(other) }))).toBe(false)
  })

  test('ignoring head and cuts without a carcass', () => {
    const plain = { ...order, withHead: null, cuts: null }
    expect(isRepeat(plain, { ...request, withHead: false, cuts: 9 })).toBe(true)
  })
})
