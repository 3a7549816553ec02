import 'client-only'

/** Calls back when the page is left, also into the back/forward cache; returns the unsubscribe function. */
export function onPageLeave(run: () => void): () => void {
  addEventListener('pagehide', run)
  return () => removeEventListener('pagehide', run)
}

/** Calls back when the page returns from the back/forward cache; returns the unsubscribe function. */
export function onPageRestore(run: () => void): () => void {
  const restored = ({ persisted }: PageTransitionEvent) => persisted && run()
  addEventListener('pageshow', restored)
  return () => removeEventListener('pageshow', restored)
}

/** Calls back when the browser has a connection again; returns the unsubscribe function. */
export function onReconnect(run: () => void): () => void {
  addEventListener('online', run)
  return () => removeEventListener('online', run)
}

export function isBackForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

type TabMessage = 'cart' | 'favorites' | 'profile'

/** Undefined until opened; null when unavailable: unsupported, or blocked as storage is. */
let channel: BroadcastChannel | null | undefined
function tabChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel('oasis')
  } catch {
    channel = null
  }
  return channel
}

export function notifyTabs(message: TabMessage): void {
  tabChannel()?.postMessage(message)
}

/** Calls back with the messages of other tabs; returns the unsubscribe function. */
export function onTabMessage(run: (message: TabMessage) => void): () => void {
  const received = ({ data }: MessageEvent<TabMessage>) => run(data)
  const opened = tabChannel()
  opened?.addEventListener('message', received)
  return () => opened?.removeEventListener('message', received)
}
