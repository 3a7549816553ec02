'use client'

import { useSyncExternalStore } from 'react'
import { useStaff } from '../kit/translations'

/** Says that there is no connection, and that nothing is kept to be sent later. */
export function OfflineBar() {
  const { t } = useStaff()
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky top-2 z-3">
      {!online && (
        <p className="sticky top-0 mb-4 rounded-field bg-saffron-100 px-4 py-3 font-medium text-brown">
          {t('Common.offlineBar')}
        </p>
      )}
    </div>
  )
}

function watch(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const kind of ['online', 'offline']) addEventListener(kind, onChange, { signal: listening.signal })
  return () => listening.abort()
}
