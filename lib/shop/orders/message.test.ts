import { expect, test } from '@jest/globals'
import { paymentStates, orderStatuses } from '@/lib/contract/order'
import { messageKey } from './message'

test.each(orderStatuses)('%s: a cash order uses its status', (status) => {
  for (const payment of ['cod_due', 'cod_collected'] as const) expect(messageKey({ status, payment })).toBe(status)
})

test('the state of a card payment overrides the status', () => {
  const keysFor = (status: 'pending' | 'cancelled') =>
    Object.fromEntries(paymentStates.map((payment) => [payment, messageKey({ status, payment })]))
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
