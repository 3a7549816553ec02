'use client'

import { useEffect, useRef } from 'react'

/** Moves the focus to the heading when `asked` (query and page) changes and the focused element was the pager or is gone. */
export function PageTurnFocus({ asked }: { asked: string }) {
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('#main nav'))
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [asked])
  return null
}
