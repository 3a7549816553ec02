'use client'

import { useEffect } from 'react'
import { isSecondOf } from '@/lib/client/double-click'

/**
 * Ignores the second click of a double click on a link when the page has changed under the pointer. `detail` counts mouse clicks;
 * touch needs time and distance. Links in the same list may be clicked as quickly (chips, page numbers). Mounted first and
 * capturing on `window`, so that it runs before all other listeners.
 */
export function SecondClick() {
  useEffect(() => {
    const listening = new AbortController()
    let touches = false
    let first: { event: MouseEvent; pressed: Element; list: Element | null } | null = null
    const hear = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a, button') : null
      const isOther = first && target !== first.pressed && !first.list?.contains(target)
      if (first && isOther && (touches ? isSecondOf(first.event, event) : event.detail > 1)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = target?.localName === 'a' ? { event, pressed: target, list: target.closest('ul, nav') } : null
    }
    const point = ({ pointerType }: PointerEvent) => (touches = pointerType === 'touch')
    addEventListener('pointerdown', point, { signal: listening.signal, capture: true })
    for (const kind of ['mousedown', 'click'] as const)
      addEventListener(kind, hear, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])
  return null
}
