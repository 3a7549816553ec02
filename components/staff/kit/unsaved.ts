'use client'

import { useEffect } from 'react'
import { useStaff } from './translations'

/** Asks before the page is left with changes that are not saved: by a link, by reload, by closing the tab. */
export function useUnsaved(dirty: boolean): void {
  const { t } = useStaff()
  useEffect(() => {
    if (!dirty) return undefined
    const question = t('Common.unsaved')
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links of the app load no page: they are asked about while the click is on its way to them.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const leaves = link && link.getAttribute('target') !== '_blank' && !link.hasAttribute('download')
      if (!leaves || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [dirty, t])
}
