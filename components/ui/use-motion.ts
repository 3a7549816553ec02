'use client'

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Whether moving content should pause: the pointer is over it or the focus inside. Standards 13. */
export function useResting(ref: RefObject<HTMLElement | null>): boolean {
  const [resting, setResting] = useState(false)

  useEffect(() => {
    const place = ref.current
    if (!place) return
    const rest = () => setResting(true)
    const go = () => setResting(place.matches(':hover, :focus-within'))
    const events = { pointerenter: rest, pointerleave: go, focusin: rest, focusout: () => setTimeout(go) }
    for (const [name, listener] of Object.entries(events)) place.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(events)) place.removeEventListener(name, listener)
    }
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
