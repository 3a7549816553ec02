import 'client-only'
import { persisted } from './persisted'

/** Lifetime of a code, in ms. */
const CODE_LIFETIME = 5 * 60_000

/** A sign-up that waits for its code, stored because phones may reload the page while WhatsApp is open. Holds no password. */
export interface KeptSignup {
  /** 9715XXXXXXXX. */
  phone: string
  /** When the code was sent, ms since 1970. */
  sentAt: number
}

// Written by this file only.
const inTab = persisted('oasis.signup', (stored) => stored as KeptSignup | undefined)
const watchers = new Set<() => void>()
/** Undefined until first read. */
let kept: KeptSignup | null | undefined

/** Stores a sign-up for this tab; null deletes it. */
export function keepSignup(signup: KeptSignup | null): void {
  kept = signup
  inTab.set(signup ?? undefined)
  for (const watcher of watchers) watcher()
}

/** Deletes the stored sign-up after success; the page shows it until the next document loads. */
export function endSignup(): void {
  inTab.set(undefined)
}

/** The sign-up that waits for its code, if any. Its age is checked once per page. */
export function keptSignup(): KeptSignup | null {
  return (kept ??= stored())
}

/** Subscribes to changes; returns the unsubscribe function. */
export function watchSignup(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function stored(): KeptSignup | null {
  const signup = inTab.get()
  return signup && Date.now() - signup.sentAt < CODE_LIFETIME ? signup : null
}
