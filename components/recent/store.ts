import 'client-only'
import { parseViewed, type Viewed } from './recent'

const KEY = 'oasis-recent'
const CHANGED = 'oasis-recent-changed'
const nothing: Viewed[] = []
let last: { text: string | null; list: Viewed[] } = { text: null, list: nothing }

/** What this browser has looked at, the last first; the same array until it changes. Empty where nothing may be kept. */
export function readViewed(): Viewed[] {
  try {
    const text = localStorage.getItem(KEY)
    if (text !== last.text) last = { text, list: parseViewed(text) }
    return last.list
  } catch {
    return nothing
  }
}

/** Keeps a list; where nothing may be kept, nothing happens. */
export function writeViewed(list: Viewed[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
    dispatchEvent(new Event(CHANGED))
  } catch {
    // A private window, or a full store: the shop works without.
  }
}

/** Calls back when the list changes, here or in another tab. */
export function watchViewed(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', changed)
  }
}
