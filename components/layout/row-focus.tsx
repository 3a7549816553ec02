'use client'

import { useEffect } from 'react'

/**
 * Scrolls the whole card of a focused element into view in a horizontal row: browsers scroll only part of it, and scroll snapping
 * undoes that. WCAG 2.4.11; standards 12.
 */
export function RowFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const item = target.closest('li')
      const row = item?.parentElement
      if (!row || row.scrollWidth <= row.clientWidth) return
      const [seen, card] = [row, item].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
      const before = Math.min(0, card.left - seen.left)
      row.scrollBy({ left: before || Math.max(0, card.right - seen.right) })
    }
    addEventListener('focusin', show)
    return () => removeEventListener('focusin', show)
  }, [])
  return null
}
