import type { OrderFilter } from '@/lib/contract/staff-order-list'

/** Address of the list of orders with filters and cursor; empty values are left out. */
export function ordersHref(query: OrderFilter & { after?: string }, path = '/staff/orders'): string {
  const params = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return params.size > 0 ? `${path}?${params}` : path
}
