import type { MouseEvent as ReactMouseEvent } from 'react'
import { DOUBLE_CLICK, isSecondOf } from '@/lib/client/double-click'

/** Suppresses the second click of a double click whose first click closed a layer, so that it does not hit the page below. */
export function swallowSecondClick({ nativeEvent: first }: ReactMouseEvent): void {
  // A key press has no position and is followed by no click.
  if (first.detail === 0) return
  const listening = new AbortController()
  const listen = { capture: true, signal: listening.signal }

  function swallow(event: MouseEvent) {
    if (event.timeStamp - first.timeStamp > DOUBLE_CLICK) return listening.abort()
    if (!isSecondOf(first, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // `mousedown` already moves the focus.
  addEventListener('mousedown', swallow, listen)
  addEventListener('click', swallow, listen)
}
