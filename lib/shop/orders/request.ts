import type { DeliveryAddress } from '@/lib/contract/address'
import type { Fils } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'
import type { Language } from '@/lib/config/constants'

/** What a customer says when ordering. Goods, prices, phone and who it is come from the shop's own database. */
export interface OrderRequest {
  address: DeliveryAddress
  email: string
  /** With the head; only asked for a carcass. */
  withHead: boolean
  pieces: number
  /** The total the customer saw. */
  total: Fils
  language: Language
}

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

/** Whether `order` is what `request` asks for: then the request is a repeat. */
export function isRepeat(order: Order, request: OrderRequest): boolean {
  const head = order.withHead === null || order.withHead === request.withHead
  const pieces = order.pieces === null || order.pieces === request.pieces
  const sameAddress = addressFields.every((field) => order.address[field] === request.address[field])
  return head && pieces && sameAddress && order.email === request.email && order.total === request.total
}
