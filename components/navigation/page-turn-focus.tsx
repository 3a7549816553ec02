'use client'

import { useEffect, useRef } from 'react'

/** After another page of a list, or a search that took what was pressed along, the keyboard goes on at the heading, which takes the focus. `asked`: which page of what. */
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
