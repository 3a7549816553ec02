import type { Fils } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'

/** A card provider's session of one payment, as it stands with the provider. */
export interface CardSession {
  id: string
  /** The order it pays; null when it is none of ours. */
  orderId: string | null
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  amount: Fils
  /** Lower case, `aed`. */
  currency: string
  /** The payment itself, for refunds; null before there is one. */
  payment: string | null
  /** Where to pay; null when it is over. */
  url: string | null
}

/** An order that is to be paid, and until when. */
export interface Payable {
  order: Order
  expiresAt: Date
}

/** Who takes the card: Stripe, or the sandbox of the demo. Every function may throw a payment ShopError. */
export interface CardProvider {
  /** Opens a session, or gives the one that was opened for the same order. */
  open(payable: Payable): Promise<CardSession>
  /** The session as it now stands. */
  find(id: string): Promise<CardSession>
  /**
   * Ends an open session so that nobody can pay any more; gives how it stands after that, paid perhaps. Null when the provider
   * knows no such session: it was opened with the keys of another account.
   */
  expire(id: string): Promise<CardSession | null>
  /** Gives the whole payment of an order back, once however often it is asked; gives how much that was. */
  refund(order: { id: string; payment: string | null }): Promise<Fils>
}
