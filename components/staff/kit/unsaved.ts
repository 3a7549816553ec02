'use client'

import { useEffect } from 'react'
import { useStaff } from './translations'

const links = 'a[href]:not([href^="#"], [target=_blank], [download])'

/** The Navigation API, which TypeScript does not know yet and older browsers lack: there Back does not ask. */
const { navigation } = globalThis as { navigation?: EventTarget }

/** The event that was asked about: several forms ask once. */
let asked: Event | null = null

/** Number of forms with changes that are not saved. */
let unsaved = 0

/** What waits until nothing is unsaved. */
let waiting: (() => void) | null = null

export function hasUnsaved(): boolean {
  return unsaved > 0
}

/** Does it as soon as nothing is unsaved; of several, what was asked for last. */
export function onceSaved(act: () => void): void {
  if (unsaved === 0) act()
  else waiting = act
}

function doWaiting(): void {
  const act = waiting
  waiting = null
  act?.()
}

/** Asks before the page is left with changes that are not saved: by a link, by Back, by reload, by closing the tab. */
export function useUnsaved(dirty: boolean): void {
  const { t } = useStaff()
  useEffect(() => {
    if (!dirty) return undefined
    unsaved += 1
    const question = t('Common.unsaved')
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = (event: Event) => {
      if (asked === event) return
      asked = event
      if (window.confirm(question)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Links of the app load no page: they are asked about while the click is on its way to them.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(links)) ask(event)
    }
    // Neither does Back within the app. A browser that leaves no choice (not cancelable) is not asked in vain.
    const onNavigate = (event: Event & { navigationType?: string; hashChange?: boolean }) => {
      if (event.navigationType === 'traverse' && event.cancelable && !event.hashChange) ask(event)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      unsaved -= 1
      // A form that only asks in other words counts again at once.
      queueMicrotask(() => unsaved === 0 && doWaiting())
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [dirty, t])
}
