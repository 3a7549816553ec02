import 'client-only'
import { create } from 'zustand'
import type { CallOutput } from './call'
import { notifyTabs } from './tabs'

export type Cart = CallOutput<'getCart'>

interface Known {
  /** As the server last told it; null until somebody asks. */
  cart: Cart | null
  /** The server could not be asked, and nobody is asking it now. */
  failed: boolean
  /** Pieces on their way into it. */
  coming: number
}

/** What this tab knows of the cart. */
export const cart = create<Known>(() => ({ cart: null, failed: false, coming: 0 }))

/** Puts the server's cart in place of the local one. `changed`: by this tab, so the others fetch it too. */
export function showCart(fresh: Cart, changed = false): void {
  cart.setState({ cart: fresh })
  if (changed) notifyTabs({ kind: 'cart' })
}

/** Counts pieces in before the server answers with the cart that holds them, and out again when it does not. Standards 21. */
export async function showComing(pieces: number, answer: Promise<Cart>): Promise<void> {
  const count = (change: number) => cart.setState(({ coming }) => ({ coming: coming + change }))
  count(pieces)
  try {
    showCart(await answer, true)
  } finally {
    count(-pieces)
  }
}

/** Pieces in the cart, over all lines. Spec §9 (badge). */
export function cartQuantity({ data }: Pick<Cart, 'data'>): number {
  return data.reduce((sum, { quantity }) => sum + quantity, 0)
}
