import { expect, test } from '@jest/globals'
import { orderStatuses, paymentStates } from '@/lib/contract/order'
import { deskOrder } from './desk-order'

const order = { code: 'K7MP3XQ9', withHead: null, slot: null, documents: [], lines: [], address: { firstName: '' } }
const offered = (role: 'orders' | 'butcher') =>
  orderStatuses.flatMap((status) =>
    paymentStates
      .filter((payment) => deskOrder(Object({ ...order, status, payment }), role).editable)
      .map((payment) => `${status} ${payment}`),
  )

test('a change is offered for the orders that take one, to those who may make it', () => {
  const payments = ['cod_due', 'paid', 'partially_refunded']
  expect(offered('orders')).toEqual(
    ['pending', 'processing'].flatMap((status) => payments.map((payment) => `${status} ${payment}`)),
  )
  expect(offered('butcher')).toEqual([])
})
