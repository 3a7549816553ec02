import type { DeliveryAddress } from '@/lib/contract/address'
import { createHash } from 'node:crypto'
import { ShopError } from '@/lib/contract/error'
import type { Order, OrderForm } from '@/lib/contract/order'
import { carcassTerms } from '@/lib/contract/selling'

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
  const { withHead, cuts } = carcassTerms(order.lines) ?? request
  const head = [null, request.withHead, withHead].includes(order.withHead)
  const sameCuts = [null, request.cuts, cuts].includes(order.cuts)
  const sameSlot = order.slot === null || order.slot.id === request.slot
  // An order that is collected has the shop's address.
  const fields = order.pickup ? (['firstName', 'lastName', 'note'] as const) : addressFields
  const sameAddress = fields.every((field) => order.address[field] === request.address[field])
  const sameBuyer = order.buyer?.name === request.buyer?.name && order.buyer?.trn === request.buyer?.trn
  const same = head && sameCuts && sameSlot && sameAddress && sameBuyer
  return same && order.email === request.email && order.total === request.total
}

/** An idempotency key and the hash of the request body. */
export interface RequestKey {
  key: string
  bodyHash: string
}

/** Reads the `Idempotency-Key` header; null without one. Throws BadRequest unless it is 1 to 255 printable ASCII characters. */
export function requestKey({ headers }: Request, body: unknown): RequestKey | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new ShopError('BadRequest', [{ path: 'Idempotency-Key', msg: 'InvalidValue' }])
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}
