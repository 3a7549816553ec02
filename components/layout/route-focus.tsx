'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isPageCovered } from '@/components/ui/layers'

/**
 * After a change of page the keyboard goes on from the main area and the page stands at its top, as after loading a document;
 * Next announces the new title and scrolls, but not when the page's beginning is in view some pixels up. An address that
 * changes without its page (the quick view's) moves nothing.
 */
export function RouteFocus() {
  const path = usePathname()
  const seen = useRef<{ path: string; heading: Element | null } | null>(null)
  /** Where Back or Forward led last: there the browser knows the place. */
  const travelled = useRef<string>(null)

  useEffect(() => {
    const listening = new AbortController()
    addEventListener('popstate', () => void (travelled.current = location.pathname), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    const isTravelled = travelled.current === path
    travelled.current = null
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? null
    const before = seen.current
    seen.current = { path, heading }
    if (!main || !before || before.path === path || before.heading === heading) return
    if (!isTravelled && !location.hash) scrollTo({ top: 0, behavior: 'instant' })
    if (isPageCovered()) return
    main.focus({ preventScroll: true })
  }, [path])
  return null
}
