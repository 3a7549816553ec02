'use client'

import { useEffect, useRef } from 'react'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { useDelayed } from '@/components/ui/use-delayed'
import { useTranslate } from '@/components/translations/translations'
import { announce } from '@/lib/client/announce'
import { whenLoaded } from '@/lib/client/idle'

/** Shorter drops show no note, in ms. */
const NOTE_DELAY = 600

/**
 * Notes that the shop cannot be reached. Pending requests wait and the page stays; the router retries by itself
 * (`experimental.useOffline`). Shown above sheets and dialogs too. Also registers the service worker. Standards 23.
 */
export function OfflineNote() {
  useServiceWorker()
  const translate = useTranslate()
  const lost = useDelayed(useConnectionLost(), NOTE_DELAY)
  const note = useRef<HTMLParagraphElement>(null)
  const text = translate('Offline.waits')
  useEffect(() => {
    const shown = note.current
    if (!lost || !shown) return
    shown.showPopover()
    const place = document.querySelector('dialog:modal') ?? document.body
    announce(text, place)
    return () => {
      shown.hidePopover()
      announce('', place)
    }
  }, [lost, text])
  return (
    <p ref={note} popover="manual" aria-hidden="true" className="toasts plain-toast">
      {lost && text}
    </p>
  )
}

function useServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    // Access may throw where storage is blocked.
    const register = () =>
      void Promise.resolve()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch(() => undefined)
    return whenLoaded(register, 10_000)
  }, [])
}
