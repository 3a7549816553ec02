import 'client-only'
import { create } from 'zustand'
import { persisted } from './persisted'

/** A short message over the page. Never the only carrier of an error. Standards 15. */
export interface Toast {
  kind: 'success' | 'removed' | 'signIn' | 'error' | 'info'
  text: string
  action?: { label: string; href?: string; onClick?: () => void }
  /** Name of the product it is about, for screen readers. */
  about?: string
  /** Replaces an earlier toast with the same subject; default: its text. */
  subject?: string
  /** Not announced, because the page announces the same text. Has no action. */
  silent?: boolean
}

interface Waiting {
  toasts: Toast[]
  /** The subject settled last; its toasts are removed. */
  settled: { subject: string } | null
}

/** Toasts not shown yet. The component that shows them is loaded with the first one. */
export const waitingToasts = create<Waiting>(() => ({ toasts: [], settled: null }))

/** Subject: adding to the cart; the newest attempt replaces the previous one, opening the cart removes it. */
export const ADDING = 'adding'
/** Subject: placing an order; its errors are removed once it is placed. */
export const ORDERING = 'ordering'
/** Subject: a sent rating; removed before it covers the buttons of the next one. */
export const RATED = 'rated'

/** Shows a toast for at least 6 seconds. */
export function notify(toast: Toast): void {
  waitingToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

/** Removes the toasts of a subject, once the page itself shows the result. */
export function settle(subject: string): void {
  waitingToasts.setState(({ toasts }) => ({
    toasts: toasts.filter((toast) => toast.subject !== subject),
    settled: { subject },
  }))
}

/** Returns and removes the waiting toasts, oldest first. */
export function takeToasts(): Toast[] {
  const { toasts } = waitingToasts.getState()
  if (toasts.length > 0) waitingToasts.setState({ toasts: [] })
  return toasts
}

/** A toast for the next page: `text`, or `word`, a key translated by that page, whose language may differ. */
type LaterToast<Word extends string = string> = Pick<Toast, 'kind' | 'subject'> & {
  text?: string
  word?: Word
  action?: { label: string; href: string }
}

const later = persisted('oasis.toasts', (stored): LaterToast[] => (Array.isArray(stored) ? stored : []))

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
