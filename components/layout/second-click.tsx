'use client'

import { useEffect } from 'react'

/**
 * The second of two quick clicks on a link meets what that link has brought under the pointer: it opens nothing there, and selects no
 * word. Stands before all that listens to clicks, so that it hears them first.
 */
export function SecondClick() {
  useEffect(() => {
    const listening = new AbortController()
    let pressed: Element | null = null
    const hear = (event: MouseEvent) => {
      const met = event.target instanceof Element ? event.target.closest('a, button') : null
      if (event.detail < 2) pressed = met
      else if (pressed?.localName === 'a' && met !== pressed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    for (const kind of ['mousedown', 'click'] as const)
      addEventListener(kind, hear, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])
  return null
}
