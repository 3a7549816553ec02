import { useEffect } from 'react'
import { cart, type Cart } from '@/lib/client/cart'
import { cartEdits } from '@/lib/client/cart-edits'
import { isAhead, shownLines, type ShownLine } from '@/lib/client/cart-line'
import { followCart, refetchCart } from '@/lib/client/cart-live'
import { ADDING, settle } from '@/lib/client/toast'

interface ShownCart {
  /** Null until the server has told it. */
  cart: Cart | null
  lines: ShownLine[]
  /** The sums are those of before: something is still on its way. */
  ahead: boolean
  /** A line holds more than there is: it must be changed before anything is paid. */
  blocked: boolean
  /** The server could not be asked. */
  failed: boolean
}

/** The cart as it is to be shown, kept as the server has it. `served`: as the page came with it. */
export function useCart(served: Cart | null = null): ShownCart {
  const known = cart((state) => state.cart) ?? served
  const failed = cart((state) => state.failed)
  const { wishes, saving, refusals } = cartEdits()
  useEffect(() => {
    const before = cart.getState().cart
    if (served && !before) cart.setState({ cart: served })
    if (served) settle(ADDING)
    followCart()
    // What is known here and what a page came with may both be of before: another device, a price, the last piece.
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
