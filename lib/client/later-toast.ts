import 'client-only'
import { notify, type Toast } from './toast'

const KEY = 'oasis.toasts'
type Kept = Pick<Toast, 'kind' | 'text'> & { action?: { label: string; href: string } }

/** Keeps a toast for the next page of this tab, which is about to be loaded. */
export function notifyLater(toast: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...read(), toast]))
  } catch {
    // Without storage the next page says nothing; what was done is done.
  }
}

/** Shows what the page before kept. */
export function showKeptToasts(): void {
  try {
    const kept = read()
    if (kept.length === 0) return
    sessionStorage.removeItem(KEY)
    kept.forEach(notify)
  } catch {
    // As above.
  }
}

function read(): Kept[] {
  const text = sessionStorage.getItem(KEY)
  // Written by this very file.
  return text ? (JSON.parse(text) as Kept[]) : []
}
