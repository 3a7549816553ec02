'use client'

import { useEffect } from 'react'
import { whenLoaded } from '@/lib/client/idle'

/** Has the browser keep the page that is shown when nothing can be reached; asked for when all else is done. */
export function OfflineHelp() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    // To ask for it may be refused as storage is.
    const keep = () =>
      void Promise.resolve()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch(() => undefined)
    return whenLoaded(keep, 10_000)
  }, [])
  return null
}
