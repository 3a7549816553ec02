import 'client-only'

/** What one tab tells the others. */
export type News =
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
export function tellTabs(news: News): void {
  open()?.postMessage(news)
}

/** Hears what other tabs tell; returns how to stop. */
export function hearTabs(listener: (news: News) => void): () => void {
  const heard = ({ data }: MessageEvent<News>) => listener(data)
  const opened = open()
  opened?.addEventListener('message', heard)
  return () => opened?.removeEventListener('message', heard)
}
