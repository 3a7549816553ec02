import type { z } from 'zod'
import type { AddressBody } from './address'
import type { CartWire } from './cart'

// What browsers and hosts send and read where the wire has names of its own. Types alone are imported: nothing brings zod along.

/** What the wire calls what has another name in the shop, for reading the answers of a host, whose shape is not known. */
export const wireNames = {
  shipping: 'shopping',
  cartTotal: 'finalTotal',
  orderTotal: 'finaltotal',
  withHead: 'withHeader',
  pieces: 'pieceCount',
  note: 'appartement',
} as const

/** Sums of a cart, in AED. */
export interface CartSums {
  subtotal: number
  shipping: number
  total: number
}

/** The sums of a cart as it came. */
export function cartSums({ subtotal, shopping, finalTotal }: CartWire): CartSums {
  return { subtotal, shipping: shopping, total: finalTotal }
}

type AddressFields = z.infer<typeof AddressBody>

/** A new address as a body takes it. */
export function encodeNewAddress({
  note,
  ...rest
}: Omit<AddressFields, 'appartement'> & { note: string }): AddressFields {
  return { ...rest, appartement: note }
}

/** The field of an order that a refusal names. */
export function orderField(path: string): string {
  const name = path.replace(/^address\./, '')
  return name === 'appartement' ? 'note' : name
}

/** What is told of prices and carcass with an order, by cash or card. */
export function encodeOrderTerms({ total, carcass }: { total: number; carcass: Carcass | null }) {
  return { finaltotal: total, ...(carcass && { withHeader: carcass.withHead, pieceCount: carcass.pieces }) }
}

/** What a cash order says of prices besides. */
export function encodeCashSums({ subtotal, shipping }: Omit<CartSums, 'total'>) {
  return { subtotal, shopping: shipping }
}

/** The body of an order without what it says of a carcass. */
export function withoutCarcass<Body extends { withHeader?: boolean; pieceCount?: number }>(body: Body) {
  const { withHeader: _, pieceCount: __, ...rest } = body
  return rest
}

interface Carcass {
  withHead: boolean
  pieces: number
}
