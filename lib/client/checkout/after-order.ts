import { fetchCart, showCart } from '@/lib/client/cart-query'
import { storedDraft } from './draft'
import { clearUnconfirmedOrder } from './unconfirmed-orders'

/** Cleans up after an order was placed: deletes the draft and refetches the cart. */
export function afterOrder(customerId: string): void {
  storedDraft(customerId).set(undefined)
  clearUnconfirmedOrder(customerId)
  void fetchCart().then(showCart, () => undefined)
}
