'use client'

import { useEffect } from 'react'

/** Asks before the page is left while something is not saved: by closing, by reloading and by links. */
export function useUnsaved(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    const leaving = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const stays = !link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#')
      if (stays || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', closing)
    document.addEventListener('click', leaving, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', closing)
      document.removeEventListener('click', leaving, { capture: true })
    }
  }, [unsaved, question])
}
