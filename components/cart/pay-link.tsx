import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cancelNavigation } from '@/components/layout/navigation-progress'
import { Note } from '@/components/ui/note'
import { isBlocked, shownLines } from '@/lib/client/cart'
import { cartEdits, settleCart } from '@/lib/client/cart-edits'
import { currentLines } from '@/lib/client/cart-query'
import { isPlainClick } from '@/lib/client/plain-click'

interface Props {
  blocked: boolean
  onLeave?: () => void
  children: ReactNode
}

/** Link to the checkout (`/demo`), or the reason why it is blocked. Spec §2. */
export function PayLink({ blocked, onLeave, children }: Props) {
  const t = useTranslations('Cart')
  const { leave, leaving, refused } = useLeaveForCheckout(onLeave)
  return (
    <>
      <Note tone="error" role="alert">
        {refused && blocked && t('blocked')}
      </Note>
      <Link
        href="/demo"
        prefetch={false}
        onClick={(event) => void leave(event)}
        aria-busy={leaving || undefined}
        className={buttonClass({ size: 'large' }, 'w-full')}
      >
        {leaving ? (
          <>
            <span className="spinner" />
            <span className="sr-only">{children}</span>
          </>
        ) : (
          children
        )}
      </Link>
    </>
  )
}

/** Navigates to the checkout once all changes are saved, unless a line exceeds the stock. Standards 21, 22. */
function useLeaveForCheckout(onLeave?: () => void) {
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
    const settled = await settleCart()
    setLeaving(false)
    const isClosed = !link.isConnected || link.closest('dialog')?.open === false
    const blocked = isBlocked(shownLines(currentLines(), cartEdits.getState().wanted))
    setRefused(blocked)
    // A reverted change shows its error beside its line. Do not redirect a customer who navigated or closed the drawer meanwhile.
    if (blocked || !settled || location.href !== from || isClosed) return cancelNavigation()
    onLeave?.()
    router.push('/demo')
  }

  return { leave, leaving, refused }
}
