import 'client-only'
import { persisted } from './persisted'
import type { Toast } from './toast'

/** `text`, or a word of the next page, which may speak another language. */
export type LaterToast<Word extends string = string> = Pick<Toast, 'kind' | 'subject'> & {
  text?: string
  word?: Word
  action?: { label: string; href: string }
}

// Written by this very file.
const later = persisted('oasis.toasts', (stored) => (Array.isArray(stored) ? (stored as LaterToast[]) : []))

/** Keeps a toast for the next page of this tab, which is about to be loaded; once, however often it is told meanwhile. */
export function notifyLater<Word extends string>(toast: LaterToast<Word>): void {
  const others = later.get().filter((one) => JSON.stringify(one) !== JSON.stringify(toast))
  later.set([...others, toast])
}

/** Takes what the page before kept. */
export function takeLaterToasts(): LaterToast[] {
  const kept = later.get()
  later.set(undefined)
  return kept
}
