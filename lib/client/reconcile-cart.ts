import { CallError } from './call-error'
import { call } from './call'
import { showCart, type Cart } from './cart'

/**
 * The cart that a change led to. When its answer is lost, the cart itself is asked whether the change was made, and shown as it
 * is: nobody tries again what has happened. Throws CallError as the change does when it was not made, or nobody knows.
 * Standards 21.
 */
export async function reconcileCart(change: Promise<Cart>, isMade: (now: Cart) => boolean): Promise<Cart> {
  try {
    return await change
  } catch (thrown) {
    if (thrown instanceof CallError && thrown.refused) throw thrown
    const now = await call('getCart').catch(() => null)
    if (!now) throw thrown
    showCart(now, true)
    if (isMade(now)) return now
    throw thrown
  }
}

/** Pieces of a product in a colour; 0 when it is not in the cart. */
export function lineQuantity({ data }: Cart, productId: string, color: string | null): number {
  return data.find((line) => line.product._id === productId && line.color === color)?.quantity ?? 0
}
