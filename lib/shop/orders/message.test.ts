import { expect, test } from '@jest/globals'
import { paymentStates } from '@/lib/contract/order'
import { orderStatuses } from '@/lib/contract/order-statuses'
import { messageKey } from './message'

test.each(orderStatuses)('%s: what is bought for cash is told by its status', (status) => {
  for (const payment of ['cod_due', 'cod_collected'] as const) expect(messageKey({ status, payment })).toBe(status)
})

test('how a card stands is told before the status', () => {
  const told = (status: 'pending' | 'cancelled') =>
    Object.fromEntries(paymentStates.map((payment) => [payment, messageKey({ status, payment })]))
  const either = {
    awaiting: 'awaiting',
    expired: 'unpaid',
    failed: 'unpaid',
    refunded: 'refunded',
    refund_due: 'cancelledPaid',
  }
  expect(told('pending')).toMatchObject({ ...either, paid: 'pending', disputed: 'pending' })
  expect(told('cancelled')).toMatchObject({ ...either, paid: 'cancelledPaid', disputed: 'cancelled' })
})
