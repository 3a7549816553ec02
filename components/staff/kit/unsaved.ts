'use client'

import { useEffect } from 'react'
import { useStaff } from './translations'

const links = 'a[href]:not([href^="#"], [target=_blank], [download])'

/** The click that was asked about: several forms ask once. */
let asked: Event | null = null

/** Number of forms with changes that are not saved. */
let unsaved = 0

export function hasUnsaved(): boolean {
  return unsaved > 0
}

/** Asks before the page is left with changes that are not saved: by a link, by reload, by closing the tab. */
export function useUnsaved(dirty: boolean): void {
  const { t } = useStaff()
  useEffect(() => {
    if (!dirty) return undefined
    unsaved += 1
    const question = t('Common.unsaved')
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links of the app load no page: they are asked about while the click is on its way to them.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(links) : null
      if (!link || asked === event) return
      asked = event
      if (window.confirm(question)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      unsaved -= 1
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [dirty, t])
}
