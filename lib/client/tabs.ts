import 'client-only'

/** What changed in another tab of this browser. */
export interface TabMessage {
  kind: 'cart' | 'favorites' | 'profile'
}

/** Undefined until opened; null when unavailable. */
let channel: BroadcastChannel | null | undefined
function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel('oasis')
  } catch {
    // Unsupported, or blocked as storage is.
    channel = null
  }
  return channel
}

/** Sends a message to the other tabs. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

/** Listens to other tabs; returns the unsubscribe function. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const heard = ({ data }: MessageEvent<TabMessage>) => listener(data)
  const opened = open()
  opened?.addEventListener('message', heard)
  return () => opened?.removeEventListener('message', heard)
}
