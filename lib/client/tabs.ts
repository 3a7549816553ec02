import 'client-only'

/** What one tab tells the others. */
export type TabMessage =
  | { kind: 'favorite'; id: string; favorite: boolean }
  | { kind: 'cart' }
  | { kind: 'session' }
  | { kind: 'profile' }

let channel: BroadcastChannel | null = null
function open(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel('oasis')
  return channel
}

/** Tells the shop's other tabs. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

/** Hears what other tabs tell; returns how to stop. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const heard = ({ data }: MessageEvent<TabMessage>) => listener(data)
  const opened = open()
  opened?.addEventListener('message', heard)
  return () => opened?.removeEventListener('message', heard)
}
