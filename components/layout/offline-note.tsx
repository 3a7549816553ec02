'use client'

import { useEffect, useRef } from 'react'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { useDelayed } from '@/components/ui/use-delayed'
import { useTranslate } from '@/components/translations/translations'
import { announce } from '@/lib/client/announce'

/** A drop that is over sooner is not worth a word, in ms. */
const PATIENCE = 600

/**
 * Says that the shop cannot be reached: what was asked for in it waits, and the page that stands stays. The router asks again by itself
 * (`experimental.useOffline`). Above the filters' sheet and dialogs too. Standards 23.
 */
export function OfflineNote() {
  const say = useTranslate()
  const lost = useDelayed(useConnectionLost(), PATIENCE)
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
