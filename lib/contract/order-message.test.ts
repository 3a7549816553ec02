import { expect, test } from '@jest/globals'
import { paymentStates, orderStatuses } from './order'
import { messageKey } from './order-message'

test.each(orderStatuses)('%s: a cash order uses its status', (status) => {
  for (const payment of ['cod_due', 'cod_collected'] as const)
    expect(messageKey({ status, payment, pickup: false })).toBe(status)
})

test('the state of a card payment overrides the status', () => {
  const keysFor = (status: 'pending' | 'cancelled') =>
    Object.fromEntries(paymentStates.map((payment) => [payment, messageKey({ status, payment, pickup: false })]))
  const either = {
    awaiting: 'awaiting',
    expired: 'unpaid',
    failed: 'unpaid',
    refunded: 'refunded',
    refund_due: 'cancelledPaid',
  }
  expect(keysFor('pending')).toMatchObject({ ...either, paid: 'pending', disputed: 'pending' })
  expect(keysFor('cancelled')).toMatchObject({ ...either, paid: 'cancelledPaid', disputed: 'cancelled' })
})

test('an order that the customer collects is ready and collected, not sent out and delivered', () => {
  const keys = orderStatuses.map((status) => messageKey({ status, payment: 'cod_due', pickup: true }))
  expect(keys).toEqual(['pending', 'processing', 'ready', 'collected', 'cancelled', 'returned'])
})
