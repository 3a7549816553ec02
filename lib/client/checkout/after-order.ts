import { fetchCart, showCart } from '@/lib/client/cart-query'
import { keptDraft } from './draft'
import { clearUnconfirmedOrder } from './sent'

/** Cleans up after an order was placed: deletes the draft and refetches the cart. */
export function afterOrder(customerId: string): void {
  keptDraft(customerId).set(undefined)
  clearUnconfirmedOrder(customerId)
  void fetchCart().then(showCart, () => undefined)
}
