import type { Fils } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'

/** A payment session of the card provider, in its current state. */
export interface CardSession {
  id: string
  /** The order it pays; null for a foreign session. */
  orderId: string | null
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  amount: Fils
  /** Lower-case code, `aed`. */
  currency: string
  /** Payment id for refunds; null until paid. */
  payment: string | null
  /** Payment page; null when the session is over. */
  url: string | null
}

/** An order to pay and the end of its session. */
export interface Payable {
  order: Order
  expiresAt: Date
}

/** The card provider: Stripe or the demo sandbox. Every method may throw a payment ShopError. */
export interface CardProvider {
  /** Opens a session, or returns the existing one of the order. */
  open(payable: Payable): Promise<CardSession>
  /** Reads the current state of a session. */
  find(id: string): Promise<CardSession>
  /** Expires an open session and returns its final state, possibly paid. Null when the provider does not know it, as after a change of account. */
  expire(id: string): Promise<CardSession | null>
  /** Refunds the whole payment of an order, idempotently; returns the amount in fils. */
  refund(order: { id: string; payment: string | null }): Promise<Fils>
}
