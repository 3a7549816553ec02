import { useEffect } from 'react'
import { cart, type Cart } from '@/lib/client/cart'
import { cartEdits } from '@/lib/client/cart-edits'
import { isAhead, shownLines, type ShownLine } from '@/lib/client/cart-line'
import { followCart, refetchCart } from '@/lib/client/cart-live'
import { ADDING, settle } from '@/lib/client/toast'

interface ShownCart {
  /** Null until fetched. */
  cart: Cart | null
  lines: ShownLine[]
  /** The sums are outdated: a change is pending. */
  ahead: boolean
  /** A line exceeds the stock: checkout is blocked. */
  blocked: boolean
  /** The cart could not be fetched. */
  failed: boolean
}

/** The cart to show, kept in sync with the server. `served`: the cart rendered with the page. */
export function useCart(served: Cart | null = null): ShownCart {
  const known = cart((state) => state.cart) ?? served
  const failed = cart((state) => state.failed)
  const { wishes, saving, refusals } = cartEdits()
  useEffect(() => {
    const before = cart.getState().cart
    if (served && !before) cart.setState({ cart: served })
    if (served) settle(ADDING)
    followCart()
    // Both the known and the served cart may be stale: another device, a price or the stock changed.
    if (served && before) refetchCart()
  }, [served])
  const lines: ShownLine[] = known
    ? shownLines(known, wishes, saving).map((line) => ({ ...line, refusal: refusals.get(line.key)?.text }))
    : []
  return {
    cart: known,
    lines,
    ahead: known !== null && isAhead(known, wishes),
    failed,
    blocked: lines.some(({ ranOut, tooMany }) => ranOut || tooMany),
  }
}
