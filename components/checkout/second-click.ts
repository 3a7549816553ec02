import type { MouseEvent as ReactMouseEvent } from 'react'
import { DOUBLE_CLICK, isSecondOf } from '@/lib/client/double-click'

/** Keeps the second of two quick clicks from what lies beneath, when the first one closed what it was meant for. */
export function swallowSecondClick({ nativeEvent: first }: ReactMouseEvent): void {
  // Pressed by key: nothing comes after it at this place.
  if (first.detail === 0) return
  const over = new AbortController()
  const listen = { capture: true, signal: over.signal }

  function swallow(event: MouseEvent) {
    if (event.timeStamp - first.timeStamp > DOUBLE_CLICK) return over.abort()
    if (!isSecondOf(first, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Pressing already moves the focus.
  addEventListener('mousedown', swallow, listen)
  addEventListener('click', swallow, listen)
}
