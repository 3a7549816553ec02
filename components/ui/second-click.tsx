'use client'

import { useEffect } from 'react'

/** Longest time between the clicks of a double click, in ms. */
const DOUBLE_CLICK = 500
/** Longest distance between them, in px. */
const NEAR = 24

/**
 * Whether an event belongs to the second click of a double click. Key presses have no position and never do: their `detail` is 0, as
 * that of `pointerdown` always is. A mouse counts its clicks by itself; from the third on they may be row after row on one spot.
 */
function isSecondOf(first: MouseEvent, event: MouseEvent, isMouse: boolean): boolean {
  const presses = event.type === 'pointerdown'
  if (first.detail === 0 || (event.detail === 0 && !presses)) return false
  if (isMouse && !presses && event.detail <= 2) return event.detail === 2
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return event.timeStamp - first.timeStamp <= DOUBLE_CLICK && distance <= NEAR
}

/** Whether it means something else after the first click, or has done all it does. */
function isSingle(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[type=submit], [data-single-click]')
}

/**
 * Ignores the second click of a double click where the page has changed under the pointer (the next row, the backdrop of a dialog),
 * and on buttons and links for a single click. Other links in the same list may be clicked as quickly (page numbers). A held Enter key
 * presses such a button once, sends the form of a field once, and presses nothing that gets the focus meanwhile. Mounted first and
 * capturing on `window`, so that it runs before all other listeners.
 */
export function SecondClick() {
  useEffect(() => {
    const listening = new AbortController()
    let isMouse = true
    let first: { event: MouseEvent; pressed: Element; list: Element | null } | null = null
    const hear = (event: MouseEvent) => {
      const presses = event.type === 'pointerdown'
      if (presses && !(event.target instanceof HTMLDialogElement)) return
      const target = event.target instanceof Element ? event.target.closest('a, button') : null
      const isMeant = target === first?.pressed ? !isSingle(target) : first?.list?.contains(target)
      if (first && !isMeant && isSecondOf(first.event, event, isMouse)) {
        if (!presses) event.preventDefault()
        event.stopImmediatePropagation()
      } else if (event.type === 'click')
        first = target && {
          event,
          pressed: target,
          list: target.matches('a') && !isSingle(target) ? target.closest('ul, nav') : null,
        }
    }
    const point = ({ pointerType }: PointerEvent) => (isMouse = pointerType === 'mouse')
    addEventListener('pointerdown', point, { signal: listening.signal, capture: true })
    for (const kind of ['pointerdown', 'mousedown', 'click'] as const)
      addEventListener(kind, hear, { signal: listening.signal, capture: true })
    let held: EventTarget | null = null
    const hold = (event: KeyboardEvent) => {
      if (!event.repeat) held = event.target
      else if (event.key === 'Enter' && (event.target !== held || isSingle(held) || held instanceof HTMLInputElement))
        event.preventDefault()
    }
    addEventListener('keydown', hold, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])
  return null
}
