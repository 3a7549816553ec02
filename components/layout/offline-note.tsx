'use client'

import { useOffline } from 'next/offline'
import { useDelayed } from '@/components/ui/use-delayed'
import { useWords } from '@/components/words/words'

/** A drop that is over sooner is not worth a word, in ms. */
const PATIENCE = 600

/**
 * Says that the shop cannot be reached: what was asked for in it waits, and the page that stands stays. The router asks again by itself
 * (`experimental.useOffline`). Standards 23.
 */
export function OfflineNote() {
  const say = useWords()
  const lost = useDelayed(useOffline(), PATIENCE)
  return (
    <p role="status" className="toasts plain-toast">
      {lost && say('Offline.waits')}
    </p>
  )
}
