import 'client-only'
import { persisted } from './persisted'

/** How long a code is good, in ms: after that there is nothing to come back to. */
const GOOD_FOR = 5 * 60_000

/** A sign-up that waits for its code. Kept without the password: whoever looks at WhatsApp may find the page loaded anew. */
export interface KeptSignup {
  /** 9715XXXXXXXX. */
  phone: string
  /** When the code was sent, ms since 1970. */
  sentAt: number
}

// Written by this very file.
const inTab = persisted('oasis.signup', (stored) => stored as KeptSignup | undefined)
const watchers = new Set<() => void>()
/** Undefined until it was looked up. */
let kept: KeptSignup | null | undefined

/** Keeps a sign-up for this tab; null forgets it. */
export function keepSignup(signup: KeptSignup | null): void {
  kept = signup
  inTab.set(signup ?? undefined)
  for (const watcher of watchers) watcher()
}

/** Forgets a sign-up that is done; the page, which is about to be left for a document, goes on showing it. */
export function endSignup(): void {
  inTab.set(undefined)
}

/** The sign-up that still waits for its code, if any; how old it may be is asked when the page opens. */
export function keptSignup(): KeptSignup | null {
  return (kept ??= stored())
}

/** Calls back when another sign-up is kept, until the returned function is called. */
export function watchSignup(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function stored(): KeptSignup | null {
  const signup = inTab.get()
  return signup && Date.now() - signup.sentAt < GOOD_FOR ? signup : null
}
