'use client'

import { useEffect } from 'react'
import { isSecondOf } from '@/lib/client/double-click'

/**
 * The second of two quick clicks on a link meets what that link has brought under the pointer: it opens nothing there, and selects no
 * word. A mouse counts its clicks, a finger does not everywhere. What stands in one list with the link may be pressed as quickly:
 * chips that are taken off, the numbers of pages. Hears every click before all others do, which listen further in or came later.
 */
export function SecondClick() {
  useEffect(() => {
    const listening = new AbortController()
    let touches = false
    let first: { event: MouseEvent; pressed: Element; list: Element | null } | null = null
    const hear = (event: MouseEvent) => {
      const met = event.target instanceof Element ? event.target.closest('a, button') : null
      const isOther = first && met !== first.pressed && !first.list?.contains(met)
      if (first && isOther && (touches ? isSecondOf(first.event, event) : event.detail > 1)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = met?.localName === 'a' ? { event, pressed: met, list: met.closest('ul, nav') } : null
    }
    const point = ({ pointerType }: PointerEvent) => (touches = pointerType === 'touch')
    addEventListener('pointerdown', point, { signal: listening.signal, capture: true })
    for (const kind of ['mousedown', 'click'] as const)
      addEventListener(kind, hear, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])
  return null
}
