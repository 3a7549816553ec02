import 'client-only'
import { create } from 'zustand'
import type { CallOutput } from './call'
import { tellTabs } from './tabs'

export type Cart = CallOutput<'getCart'>

interface Known {
  /** As the server last told it; null until somebody asks. */
  cart: Cart | null
  /** The server could not be asked, and nobody is asking it now. */
  failed: boolean
}

/** What this tab knows of the cart. */
export const cart = create<Known>(() => ({ cart: null, failed: false }))

/** Puts the server's cart in place of the local one. `changed`: by this tab, so the others fetch it too. */
export function showCart(fresh: Cart, changed = false): void {
  cart.setState({ cart: fresh })
  if (changed) tellTabs({ kind: 'cart' })
}

/** Pieces in the cart, over all lines. Spec §9 (badge). */
export function pieces({ data }: Pick<Cart, 'data'>): number {
  return data.reduce((sum, { quantity }) => sum + quantity, 0)
}
