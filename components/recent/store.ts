import 'client-only'
import { persisted } from '@/lib/client/persisted'
import { parseViewed, type Viewed } from './recent'

const CHANGED = 'oasis-recent-changed'
const viewed = persisted('oasis-recent', parseViewed, 'localStorage')

/** What this browser has looked at, the last first; the same array until it changes. */
export const readViewed = viewed.get

/** Keeps a list. */
export function writeViewed(list: Viewed[]): void {
  viewed.set(list)
  dispatchEvent(new Event(CHANGED))
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
