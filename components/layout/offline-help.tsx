'use client'

import { useEffect } from 'react'

/** Has the browser keep the page that is shown when nothing can be reached; asked for when all else is done. */
export function OfflineHelp() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: 10_000 }) : keep())
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
    return () => removeEventListener('load', whenIdle)
  }, [])
  return null
}
