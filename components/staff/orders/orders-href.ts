import type { OrderFilter } from '@/lib/contract/staff-order-list'
import { listHref } from '../kit/list-parts'

/** Address of the list of orders with filters and cursor. */
export function ordersHref(query: OrderFilter & { after?: string }, path = '/staff/orders'): string {
  return listHref(path, { ...query })
}
