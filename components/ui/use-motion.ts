'use client'

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Whether moving content should pause: the pointer is over it or the focus inside. Standards 13. */
export function useResting(ref: RefObject<HTMLElement | null>): boolean {
  const [resting, setResting] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const rest = () => setResting(true)
    const leave = () => setResting(element.matches(':hover, :focus-within'))
    const events = { pointerenter: rest, pointerleave: leave, focusin: rest, focusout: () => setTimeout(leave) }
    const listening = new AbortController()
    for (const [name, listener] of Object.entries(events))
      element.addEventListener(name, listener, { signal: listening.signal })
    return () => listening.abort()
  }, [ref])

  return resting
}

const query = '(prefers-reduced-motion: reduce)'

function watch(changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the visitor prefers reduced motion; true on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  )
}
