import { useRouter } from 'next/navigation'
import { useState, type MouseEvent } from 'react'
import { isPlainClick } from '@/lib/client/plain-click'
import { cancelNavigation } from '@/components/ui/cancel-navigation'
import { shownLines } from '@/lib/client/cart'
import { cartEdits, settleCart } from '@/lib/client/cart-edits'
import { currentCart } from '@/lib/client/cart-query'
import { noteLeaving } from '@/lib/client/note-leaving'

/** Whether a line exceeds the stock now. */
function isBlocked(): boolean {
  const cart = currentCart() ?? { data: [] }
  return shownLines(cart, cartEdits.getState().wanted).some(({ ranOut, tooMany }) => ranOut || tooMany)
}

/** Navigates to the checkout once all changes are saved, unless a line exceeds the stock. Standards 21, 22. */
export function useLeaveForCheckout(onLeave?: () => void) {
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  /** The customer tried, and a line blocked it. */
  const [refused, setRefused] = useState(false)

  async function leave(event: MouseEvent<HTMLElement>) {
    // A new tab opens at once; the checkout checks the cart again.
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (leaving) return
    setLeaving(true)
    const from = location.href
    const link = event.currentTarget
    const others = noteLeaving(link)
    const settled = await settleCart()
    others.stop()
    setLeaving(false)
    const isClosed = !link.isConnected || link.closest('dialog')?.open === false
    const blocked = isBlocked()
    setRefused(blocked)
    // A reverted change shows its error beside its line. Do not redirect a customer who navigated or closed the drawer meanwhile.
    if (blocked || !settled || location.href !== from || others.isGone() || isClosed) return cancelNavigation()
    onLeave?.()
    router.push('/demo')
  }

  return { leave, leaving, refused }
}
