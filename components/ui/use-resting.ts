'use client'

import { useEffect, useState, type RefObject } from 'react'

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
