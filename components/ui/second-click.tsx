'use client'

import { useEffect } from 'react'

/** Longest time between the clicks of a double click, in ms. */
const DOUBLE_CLICK = 500
/** Longest distance between them, in px. */
const NEAR = 24

/** Whether an event belongs to the second click of a double click. Key presses (`detail` 0) have no position and never do. */
function isSecondOf(first: MouseEvent, event: MouseEvent): boolean {
  if (first.detail === 0 || (event.detail === 0 && event.type !== 'pointerdown')) return false
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return event.timeStamp - first.timeStamp <= DOUBLE_CLICK && distance <= NEAR
}

/** Buttons that mean something else after the first click, or have done all they do. */
const single = '[type=submit], [data-single-click]'

/**
 * Ignores the second click of a double click where the page has changed under the pointer (the next row, a dialog), and on `single`
 * buttons. `detail` counts mouse clicks; touch, and the press on the backdrop of a dialog that just opened, need time and distance.
 * Links in the same list may be clicked as quickly (chips, page numbers). A held Enter key presses nothing that gets the focus
 * meanwhile. Mounted first and capturing on `window`, so that it runs before all other listeners.
 */
export function SecondClick() {
  useEffect(() => {
    const listening = new AbortController()
    let touches = false
    let first: { event: MouseEvent; pressed: Element; list: Element | null } | null = null
    const hear = (event: MouseEvent) => {
      const presses = event.type === 'pointerdown'
      const target = event.target instanceof Element ? event.target.closest('a, button') : null
      const isMeant = target === first?.pressed ? !target?.matches(single) : first?.list?.contains(target)
      if (first && !isMeant && (touches || presses ? isSecondOf(first.event, event) : event.detail > 1)) {
        if (!presses) event.preventDefault()
        event.stopImmediatePropagation()
      } else if (event.type === 'click')
        first = target && { event, pressed: target, list: target.matches('a') ? target.closest('ul, nav') : null }
    }
    const point = ({ pointerType }: PointerEvent) => (touches = pointerType === 'touch')
    addEventListener('pointerdown', point, { signal: listening.signal, capture: true })
    for (const kind of ['pointerdown', 'mousedown', 'click'] as const)
      addEventListener(kind, hear, { signal: listening.signal, capture: true })
    let held: EventTarget | null = null
    const hold = (event: KeyboardEvent) => {
      if (!event.repeat) held = event.target
      else if (event.key === 'Enter' && event.target !== held) event.preventDefault()
    }
    addEventListener('keydown', hold, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])
  return null
}
