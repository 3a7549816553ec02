'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a change of page the keyboard goes on from the main area, as it does after loading a document; Next announces the
 * new title and takes care of the scroll. An address that changes without its page (the quick view's) moves nothing.
 */
export function RouteFocus() {
  const path = usePathname()
  const seen = useRef<{ path: string; heading: Element | null } | null>(null)
  useEffect(() => {
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? null
    const before = seen.current
    seen.current = { path, heading }
    if (!main || !before || before.path === path || before.heading === heading) return
    if (document.querySelector('dialog:modal, [popover]:popover-open')) return
    main.focus({ preventScroll: true })
  }, [path])
  return null
}
