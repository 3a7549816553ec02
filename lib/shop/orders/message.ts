import type { Order, OrderStatus } from '@/lib/contract/order'

/** Key of the order’s status sentence under `OrderMessage`. */
type MessageKey = OrderStatus | 'awaiting' | 'unpaid' | 'refunded' | 'cancelledPaid'

/** Picks the sentence for an order: its payment state comes before its status. */
export function messageKey({ status, payment }: Pick<Order, 'status' | 'payment'>): MessageKey {
  if (payment === 'awaiting') return 'awaiting'
  if (payment === 'expired' || payment === 'failed') return 'unpaid'
  if (status === 'returned' && payment === 'refund_due') return 'returned'
  if (payment === 'refunded') return 'refunded'
  if (payment === 'refund_due' || (status === 'cancelled' && payment === 'paid')) return 'cancelledPaid'
  return status
}
