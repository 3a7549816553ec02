'use client'

import { useEffect, useRef } from 'react'

/** Moves the focus to the heading when the list changes, if it was in the pager or its element is gone. `query`: identifies the list and its page. */
export function PageTurnFocus({ query, heading = '#main h1' }: { query: string; heading?: string }) {
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('#main nav'))
      document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true })
  }, [query, heading])
  return null
}
