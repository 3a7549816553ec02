import type { z } from 'zod'
import type { AddressBody } from './address'
import type { CartWire } from './cart'

// Wire names for browsers and API hosts. Imports types only, to keep zod out of client bundles.

/** Wire names of fields with other names here, for mappers of a host's untyped answers. */
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

/** Maps a cart's sums from the wire. */
export function cartSums({ subtotal, shopping, finalTotal }: CartWire): CartSums {
  return { subtotal, shipping: shopping, total: finalTotal }
}

type AddressFields = z.infer<typeof AddressBody>

/** Maps a new address to a body. */
export function encodeNewAddress({
  note,
  ...rest
}: Omit<AddressFields, 'appartement'> & { note: string }): AddressFields {
  return { ...rest, appartement: note }
}

/** Maps the field path of an error from the wire. */
export function orderField(path: string): string {
  const name = path.replace(/^address\./, '')
  return name === 'appartement' ? 'note' : name
}

/** Maps total and carcass options of a cash or card order to the wire. */
export function encodeOrderTerms({ total, carcass }: { total: number; carcass: Carcass | null }) {
  return { finaltotal: total, ...(carcass && { withHeader: carcass.withHead, pieceCount: carcass.pieces }) }
}

/** Maps the further sums of a cash order to the wire. */
export function encodeCashSums({ subtotal, shipping }: Omit<CartSums, 'total'>) {
  return { subtotal, shopping: shipping }
}

/** An order's body without its carcass options. */
export function withoutCarcass<Body extends { withHeader?: boolean; pieceCount?: number }>(body: Body) {
  const { withHeader: _, pieceCount: __, ...rest } = body
  return rest
}

interface Carcass {
  withHead: boolean
  pieces: number
}
