import type { OrderStatus } from '@/lib/contract/order'

/** Allowed status transitions; cancelled and returned are final. */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** Statuses that may change to `next`. */
export function statusesBefore(next: OrderStatus): OrderStatus[] {
  return (Object.keys(transitions) as OrderStatus[]).filter((from) => transitions[from].includes(next))
}
