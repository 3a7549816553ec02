'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useReducer, useRef, useState } from 'react'
import { LISTING_ID } from '@/components/shop/ids'
import { ProgressBar } from '@/components/ui/progress-bar'
import { setWhileRendering } from '@/components/ui/set-while-rendering'

/** Faster navigations show no bar, in ms. */
const SHOW_DELAY = 150
/** After this the navigation is considered failed, in ms. */
const TIMEOUT = 15_000

/** The progress bar of navigations within the shop. Spec §2 (Home), §4. */
export function NavigationProgress() {
  const path = usePathname()
  const here = `${path}?${useSearchParams()}`
  const shown = useRef(here)
  const [busy, setBusy] = useReducer(setWhileRendering<boolean>, false)
  const [place, setPlace] = useState(here)
  if (place !== here) {
    setPlace(here)
    setBusy(false)
  }

  useEffect(() => {
    shown.current = here
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    // Runs after the links' own listeners: `defaultPrevented` means a client-side navigation.
    function start(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !event.defaultPrevented || link.origin !== location.origin) return
      if (link.ariaHasPopup || (link.pathname === path && link.search === location.search)) return
      // The listing has its own bar.
      if (link.pathname === '/shop' && link.closest(`#${LISTING_ID}`)) return
      clearTimeout(timer)
      timer = setTimeout(() => shown.current === here && setBusy(true), SHOW_DELAY)
    }
    function cancel() {
      clearTimeout(timer)
      setBusy(false)
    }
    addEventListener('click', start, { signal })
    addEventListener(NAVIGATION_CANCELLED, cancel, { signal })
    // Back cancels the navigation; the page shown may be the same.
    addEventListener('popstate', cancel, { signal })
    return () => listening.abort()
  }, [path, here])

  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setBusy(false), TIMEOUT)
    return () => clearTimeout(timer)
  }, [busy])

  return <ProgressBar busy={busy} />
}

/** Event dispatched on `window` when a click on a link does not navigate after all. */
const NAVIGATION_CANCELLED = 'stays'

export function cancelNavigation(): void {
  // Deferred: the listeners of the click itself run first.
  setTimeout(() => dispatchEvent(new Event(NAVIGATION_CANCELLED)))
}
