'use client'

import { useEffect } from 'react'
import { whenLoaded } from '@/lib/client/idle'

/** Registers the service worker with its offline page, once the page has loaded. */
export function OfflineHelp() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    // Access may throw where storage is blocked.
    const keep = () =>
      void Promise.resolve()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch(() => undefined)
    return whenLoaded(keep, 10_000)
  }, [])
  return null
}
