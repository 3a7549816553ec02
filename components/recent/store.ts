import 'client-only'
import { persisted } from '@/lib/client/persisted'
import { parseViewed, type Viewed } from './recent'

const CHANGED = 'oasis-recent-changed'
const viewed = persisted('oasis-recent', parseViewed, 'localStorage')

/** Viewed products, newest first; the same array until it changes. */
export const readViewed = viewed.get

/** Stores the list. */
export function writeViewed(list: Viewed[]): void {
  viewed.set(list)
  dispatchEvent(new Event(CHANGED))
}

/** Subscribes to changes of the list, in this or another tab; returns the unsubscribe function. */
export function watchViewed(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', changed)
  }
}
