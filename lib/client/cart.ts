import 'client-only'
import { create } from 'zustand'
import type { CallOutput } from './call'
import { notifyTabs } from './tabs'

export type Cart = CallOutput<'getCart'>

interface Known {
  /** Last response of the server; null before the first. */
  cart: Cart | null
  /** The last fetch failed and none is running. */
  failed: boolean
  /** Quantity being added, not yet confirmed. */
  pendingQuantity: number
}

/** The cart as this tab knows it. */
export const cart = create<Known>(() => ({ cart: null, failed: false, pendingQuantity: 0 }))

/** Replaces the shown cart. `changed`: this tab changed it, so the other tabs refetch. */
export function showCart(fresh: Cart, changed = false): void {
  cart.setState({ cart: fresh })
  if (changed) notifyTabs({ kind: 'cart' })
}

/** Adds a quantity to the badge until the server answers. Throws what `answer` rejects with. Standards 21. */
export async function showPendingQuantity(quantity: number, answer: Promise<Cart>): Promise<void> {
  const count = (change: number) =>
    cart.setState(({ pendingQuantity }) => ({ pendingQuantity: pendingQuantity + change }))
  count(quantity)
  try {
    showCart(await answer, true)
  } finally {
    count(-quantity)
  }
}

/** Total quantity of all cart lines. Spec §9 (badge). */
export function cartQuantity({ data }: Pick<Cart, 'data'>): number {
  return data.reduce((sum, { quantity }) => sum + quantity, 0)
}
