import { call } from '@/lib/client/call'
import { showCart } from '@/lib/client/cart'
import { keptDraft } from './draft'
import { clearUnconfirmedOrder } from './sent'

/** Once an order stands: what was typed is forgotten, and the cart is fetched anew. */
export function afterOrder(customerId: string): void {
  keptDraft(customerId).set(undefined)
  clearUnconfirmedOrder(customerId)
  void call('getCart').then(
    (fresh) => showCart(fresh, true),
    () => undefined,
  )
}
