import type { OrderStatus } from '@/lib/contract/order-statuses'

/** Where an order may go from where it stands. Cancelled and returned are the end. */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** From where an order may come to `next`. */
export function statusesBefore(next: OrderStatus): OrderStatus[] {
  return (Object.keys(transitions) as OrderStatus[]).filter((from) => transitions[from].includes(next))
}
