import 'client-only'
import { create } from 'zustand'

/** A short message over the page. Never the only carrier of an error. Standards 15. */
export interface Toast {
  kind: 'success' | 'removed' | 'signIn' | 'error' | 'info'
  text: string
  /** One way on: a link, or something to do. */
  action?: { label: string; href?: string; onClick?: () => void }
  /** Name of the product it is about, for those who do not see what changed. */
  about?: string
  /** What it is about, when not just its words: it takes the place of the one before about the same. */
  subject?: string
  /** It is only seen: the focus goes to where the page says the same, and nobody hears it twice. It has no way on. */
  silent?: boolean
}

interface Waiting {
  toasts: Toast[]
  /** The subject settled last: what is shown of it goes. */
  settled: { subject: string } | null
}

/** Toasts nobody has shown yet. The part of the page that shows them is loaded with the first one. */
export const waitingToasts = create<Waiting>(() => ({ toasts: [], settled: null }))

/** What is said of putting products into the cart: the newest try counts, and the cart itself says it best. */
export const ADDING = 'adding'
/** What is said of an order: what stood in its way goes when it is placed. */
export const ORDERING = 'ordering'
/** What is said of a rating that was sent: it would lie over the buttons of the next one. */
export const RATED = 'rated'

/** Shows a toast, 6 seconds or more. */
export function notify(toast: Toast): void {
  waitingToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

/** Takes away what is said of a subject: the page shows by now how it stands. */
export function settle(subject: string): void {
  waitingToasts.setState(({ toasts }) => ({
    toasts: toasts.filter((toast) => toast.subject !== subject),
    settled: { subject },
  }))
}

/** Takes the toasts that wait, oldest first. */
export function takeToasts(): Toast[] {
  const { toasts } = waitingToasts.getState()
  if (toasts.length > 0) waitingToasts.setState({ toasts: [] })
  return toasts
}
