import type { MouseEvent as ReactMouseEvent } from 'react'

/** What counts as one double click: ms after the first, and px beside it. */
const SOON = 500
const NEAR = 24

/** Keeps the second of two quick clicks from what lies beneath, when the first one closed what it was meant for. */
export function swallowSecondClick({ nativeEvent: first }: ReactMouseEvent): void {
  // Pressed by key: nothing comes after it at this place.
  if (first.detail === 0) return
  const over = new AbortController()
  const listen = { capture: true, signal: over.signal }

  function swallow(event: MouseEvent) {
    if (event.timeStamp - first.timeStamp > SOON) return over.abort()
    if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > NEAR) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Pressing already moves the focus.
  addEventListener('mousedown', swallow, listen)
  addEventListener('click', swallow, listen)
}
