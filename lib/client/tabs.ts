import 'client-only'

/** What one tab tells the others. */
export type TabMessage =
  | { kind: 'favorite'; id: string; favorite: boolean }
  | { kind: 'cart' }
  | { kind: 'session' }
  | { kind: 'profile' }

/** Undefined until it was tried. */
let channel: BroadcastChannel | null | undefined
function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel('oasis')
  } catch {
    // The browser has none, or refuses it as it refuses storage.
    channel = null
  }
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
