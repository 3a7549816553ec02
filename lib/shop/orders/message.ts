import type { Order } from '@/lib/contract/order'
import type { OrderStatus } from '@/lib/contract/order-statuses'

/** Key, under `OrderMessage`, of the sentence that says how an order stands. */
export type MessageKey = OrderStatus | 'awaiting' | 'unpaid' | 'refunded' | 'cancelledPaid'

/** The sentence for an order: how its payment stands goes before its status. */
export function messageKey({ status, payment }: Pick<Order, 'status' | 'payment'>): MessageKey {
  if (payment === 'awaiting') return 'awaiting'
  if (payment === 'expired' || payment === 'failed') return 'unpaid'
  if (payment === 'refunded') return 'refunded'
  if (payment === 'refund_due' || (status === 'cancelled' && payment === 'paid')) return 'cancelledPaid'
  return status
}
