'use client'

import { useEffect, useRef } from 'react'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { useDelayed } from '@/components/ui/use-delayed'
import { useTranslate } from '@/components/translations/translations'
import { announce } from '@/lib/client/announce'

/** Shorter drops show no note, in ms. */
const NOTE_DELAY = 600

/**
 * Notes that the shop cannot be reached. Pending requests wait and the page stays; the router retries by itself
 * (`experimental.useOffline`). Shown above sheets and dialogs too. Standards 23.
 */
export function OfflineNote() {
  const say = useTranslate()
  const lost = useDelayed(useConnectionLost(), NOTE_DELAY)
  const note = useRef<HTMLParagraphElement>(null)
  const text = say('Offline.waits')
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
