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
    <div role="status" className="staff-offline-place">
      {!online && <p className="staff-offline">{t('Common.offlineBar')}</p>}
    </div>
  )
}

function watch(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const kind of ['online', 'offline']) addEventListener(kind, onChange, { signal: listening.signal })
  return () => listening.abort()
}
