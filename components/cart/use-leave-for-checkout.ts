import { useRouter } from 'next/navigation'
import { useState, type MouseEvent } from 'react'
import { isPlainClick } from '@/lib/client/plain-click'
import { cancelNavigation } from '@/components/ui/cancel-navigation'
import { cart } from '@/lib/client/cart'
import { cartEdits, settleCart } from '@/lib/client/cart-edits'
import { shownLines } from '@/lib/client/cart-line'
import { noteLeaving } from '@/lib/client/note-leaving'

/** Whether a line holds more than there is, now. */
function isBlocked(): boolean {
  const known = cart.getState().cart
  const { wishes, saving } = cartEdits.getState()
  return known !== null && shownLines(known, wishes, saving).some(({ ranOut, tooMany }) => ranOut || tooMany)
}

/** Leads to the checkout once the server has every change, and not with lines that ran out. Standards 21, 22. */
export function useLeaveForCheckout(onLeave?: () => void) {
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  /** Whether the customer tried, and lines stood in the way. */
  const [refused, setRefused] = useState(false)

  async function leave(event: MouseEvent<HTMLElement>) {
    // A new tab is the customer's own business; the checkout asks the server again.
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
    const isShut = !link.isConnected || link.closest('dialog')?.open === false
    const blocked = isBlocked()
    setRefused(blocked)
    // What was taken back is said beside its line.
    // Nor does it lead away who has gone on meanwhile, or shut the drawer.
    if (blocked || !settled || location.href !== from || others.isGone() || isShut) return cancelNavigation()
    onLeave?.()
    router.push('/demo')
  }

  return { leave, leaving, refused }
}
