import { CallError } from './call-error'
import { call } from './call'
import { showCart, type Cart } from './cart'

/**
 * The cart after a change. When the change fails without a refusal, refetches and shows the cart, and succeeds if it contains the
 * change, so that the customer does not repeat it. Otherwise rethrows the change's CallError. Standards 21.
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

/** Quantity of a product in a color; 0 when it is not in the cart. */
export function lineQuantity({ data }: Cart, productId: string, color: string | null): number {
  return data.find((line) => line.product._id === productId && line.color === color)?.quantity ?? 0
}
