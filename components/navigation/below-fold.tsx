'use client'

import { usePathname } from 'next/navigation'
import { Fragment, startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Where Back or Forward led last: there everything stands at once, so that the page is as long as it was. */
let travelledTo = ''
if (typeof window !== 'undefined') addEventListener('popstate', () => (travelledTo = location.pathname))

const never = () => () => {}

/**
 * What stands below the first screen. Of a page that is gone to inside the shop it follows when that screen has been painted,
 * so that a tap on a card is answered by the product sooner; the server's HTML has all of it. Standards 27.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const here = usePathname()
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [shown, setShown] = useState(hydrates || travelledTo === here)
  useEffect(() => {
    if (shown) return
    const timer = { after: 0 }
    const frame = requestAnimationFrame(() => {
      timer.after = window.setTimeout(() => startTransition(() => setShown(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.after)
    }
  }, [shown])
  // A fragment of their own, for a piece may still be on its way: React (19.3) then looks at them once more, and would take a place
  // that it gives up for them here off the page twice, which ends in an error instead of the page.
  return shown ? <Fragment key="pieces">{children}</Fragment> : <div aria-busy className="min-h-screen" />
}
