import { call } from '@/lib/client/call'
import { showCart } from '@/lib/client/cart'
import { forgetDraft } from './draft'
import { forgetSent } from './sent'

/** Once an order stands: what was typed is forgotten, and the cart is fetched anew. */
export function afterOrder(customerId: string): void {
  forgetDraft(customerId)
  forgetSent(customerId)
  void call('getCart').then(
    (fresh) => showCart(fresh, true),
    () => undefined,
  )
}
