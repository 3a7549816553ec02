import { stageOf, type Order } from './order'

/** Key of the order’s status sentence under `OrderMessage`. */
type MessageKey = ReturnType<typeof stageOf> | 'awaiting' | 'unpaid' | 'refunded' | 'cancelledPaid'

/** Picks the sentence for an order: its payment state comes before its status. */
export function messageKey({ status, payment, pickup }: Pick<Order, 'status' | 'payment' | 'pickup'>): MessageKey {
  if (payment === 'awaiting') return 'awaiting'
  if (payment === 'expired' || payment === 'failed') return 'unpaid'
  if (status === 'returned' && payment === 'refund_due') return 'returned'
  if (payment === 'refunded') return 'refunded'
  if (payment === 'refund_due' || (status === 'cancelled' && payment === 'paid')) return 'cancelledPaid'
  return stageOf({ status, pickup })
}
