'use client'

import { useEffect } from 'react'

/** What takes the focus in a row that is scrolled sideways is shown whole: a browser is content with a part of it. WCAG 2.4.11; standards 12. */
export function RowFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const row = target.closest('ul')
      if (row && row.scrollWidth > row.clientWidth) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    addEventListener('focusin', show)
    return () => removeEventListener('focusin', show)
  }, [])
  return null
}
