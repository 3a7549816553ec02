'use client'

import { useOffline } from 'next/offline'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useDelayed } from '@/components/ui/use-delayed'
import { useWords } from '@/components/words/words'
import { announce } from '@/lib/client/announce'

/** A drop that is over sooner is not worth a word, in ms. */
const PATIENCE = 600

/**
 * Says that the shop cannot be reached: what was asked for in it waits, and the page that stands stays. The router asks again by itself
 * (`experimental.useOffline`). Above the filters' sheet and dialogs too. Standards 23.
 */
export function OfflineNote() {
  const say = useWords()
  // The router takes a try that fails slowly for one that was heard; the device knows better.
  const unplugged = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )
  const offline = useOffline()
  const lost = useDelayed(offline || unplugged, PATIENCE)
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

function watchConnection(changed: () => void): () => void {
  for (const kind of ['online', 'offline']) addEventListener(kind, changed)
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, changed)
  }
}
