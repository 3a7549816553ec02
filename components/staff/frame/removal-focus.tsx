'use client'

import { useEffect } from 'react'

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * When what the keyboard is on is removed (a row, a bar, a button after its last use), moves the focus to the control that follows,
 * or to the one before; in a notice, to the notice. Standards 12.
 */
export function RemovalFocus() {
  useEffect(() => {
    /** What has the focus by keyboard: after a tap, a field would open the keyboard of a phone. */
    let focused: Element | null = null
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element && target.matches('#main :focus-visible') ? target : null
    }
    // Left for nothing, as by a click beside it; a removal may be told as such, too.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected && document.activeElement !== focused) focused = null
      })
    const observer = new MutationObserver((records) => {
      const removed = records.find(({ target, removedNodes }) => target.isConnected && holds(removedNodes, focused))
      // Deferred: a component or a navigation may place the focus itself.
      if (removed) setTimeout(() => document.activeElement === document.body && stopBeside(removed)?.focus())
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [])
  return null
}

function holds(nodes: NodeList, element: Element | null): boolean {
  return element !== null && [...nodes].some((node) => node.contains(element))
}

/**
 * The notice that held what was removed, such as Undo; else the first control after its place, within the nearest part of the page
 * that has any; else its last.
 */
function stopBeside({ target, previousSibling }: MutationRecord): HTMLElement | undefined {
  const notice = target instanceof Element && target.closest<HTMLElement>('[role=status]:not(:empty)')
  if (notice) {
    notice.tabIndex = -1
    return notice
  }
  const place = new Range()
  if (previousSibling?.isConnected) place.setStartAfter(previousSibling)
  else place.setStart(target, 0)
  const main = document.getElementById('main')
  for (let part: Node | null = target; part && main?.contains(part); part = part.parentNode) {
    if (!(part instanceof Element)) continue
    const left = [...part.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility?.() ?? true)
    const stop = left.find((one) => place.comparePoint(one, 0) >= 0) ?? left.at(-1)
    if (stop) return stop
  }
  return main ?? undefined
}
