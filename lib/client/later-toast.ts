import 'client-only'
import { persisted } from './persisted'
import type { Toast } from './toast'

/** A toast for the next page: `text`, or `word`, a key translated by that page, whose language may differ. */
export type LaterToast<Word extends string = string> = Pick<Toast, 'kind' | 'subject'> & {
  text?: string
  word?: Word
  action?: { label: string; href: string }
}

// Written by this file only.
const later = persisted('oasis.toasts', (stored) => (Array.isArray(stored) ? (stored as LaterToast[]) : []))

/** Stores a toast for the next page of this tab, without duplicates. */
export function notifyLater<Word extends string>(toast: LaterToast<Word>): void {
  const others = later.get().filter((one) => JSON.stringify(one) !== JSON.stringify(toast))
  later.set([...others, toast])
}

/** Returns the toasts stored by the previous page and deletes them. */
export function takeLaterToasts(): LaterToast[] {
  const kept = later.get()
  later.set(undefined)
  return kept
}
