'use client'

import { usePathname } from 'next/navigation'
import { Fragment, startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Path of the last Back or Forward: there all content renders at once, so that the page has its former height. */
let travelledTo = ''
if (typeof window !== 'undefined') addEventListener('popstate', () => (travelledTo = location.pathname))

/** Subscribes to nothing: the value never changes. */
const neverChanges = () => () => {}

/**
 * Content below the first screen. In client-side navigation it renders after the first paint, so that a tap on a card responds
 * sooner; the server's HTML has all of it. Standards 27.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const here = usePathname()
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [shown, setShown] = useState(hydrating || travelledTo === here)
  useEffect(() => {
    if (shown) return
    let timeout = 0
    const frame = requestAnimationFrame(() => {
      timeout = window.setTimeout(() => startTransition(() => setShown(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timeout)
    }
  }, [shown])
  // A keyed fragment, because a child may still be loading: React (19.3) then renders again and would remove the replaced
  // placeholder twice, which throws.
  return shown ? <Fragment key="content">{children}</Fragment> : <div aria-busy className="min-h-screen" />
}
