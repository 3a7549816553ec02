import { useOffline } from 'next/offline'
import { useSyncExternalStore } from 'react'

const KINDS = ['online', 'offline']

/** Whether the shop cannot be reached, by the router or `navigator.onLine`: the router misses slow failures and cached responses. False on the server. */
export function useConnectionLost(): boolean {
  const unplugged = useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  )
  return useOffline() || unplugged
}

function watch(changed: () => void): () => void {
  for (const kind of KINDS) addEventListener(kind, changed)
  return () => {
    for (const kind of KINDS) removeEventListener(kind, changed)
  }
}
