'use client'

import { useEffect } from 'react'

/**
 * What takes the focus in a row that is scrolled sideways is shown with all of its card: a browser is content with a part of it,
 * and a row that snaps to its cards takes that back. WCAG 2.4.11; standards 12.
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
