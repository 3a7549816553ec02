import type { DeliveryAddress } from '@/lib/contract/address'
import type { Order, OrderForm } from '@/lib/contract/order'

/** A customer's order form. Lines, prices and phone come from the database. */
export type OrderRequest = Omit<OrderForm, 'phone' | 'customerId'>

const addressFields = [
  'firstName',
  'lastName',
  'address',
  'city',
  'country',
  'postalCode',
  'link',
  'note',
] as const satisfies (keyof DeliveryAddress)[]

/** Whether `order` matches `request`, which is then a repeat. */
export function isRepeat(order: Order, request: OrderRequest): boolean {
  const head = order.withHead === null || order.withHead === request.withHead
  const cuts = order.pieces === null || order.pieces === request.pieces
  const sameAddress = addressFields.every((field) => order.address[field] === request.address[field])
  return head && cuts && sameAddress && order.email === request.email && order.total === request.total
}
