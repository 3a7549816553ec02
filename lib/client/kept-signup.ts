import 'client-only'

const KEY = 'oasis.signup'
/** How long a code is good, in ms: after that there is nothing to come back to. */
const GOOD_FOR = 5 * 60_000

/** A sign-up that waits for its code. Kept without the password: whoever looks at WhatsApp may find the page loaded anew. */
export interface KeptSignup {
  /** 9715XXXXXXXX. */
  phone: string
  /** When the code was sent, ms since 1970. */
  sentAt: number
}

const watchers = new Set<() => void>()
/** Undefined until it was looked up. */
let kept: KeptSignup | null | undefined

/** Keeps a sign-up for this tab; null forgets it. */
export function keepSignup(signup: KeptSignup | null): void {
  kept = signup
  store(signup)
  for (const watcher of watchers) watcher()
}

/** Forgets a sign-up that is done; the page, which is about to be left for a document, goes on showing it. */
export function endSignup(): void {
  store(null)
}

function store(signup: KeptSignup | null): void {
  try {
    if (signup) sessionStorage.setItem(KEY, `${signup.sentAt} ${signup.phone}`)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then a page that is loaded anew begins again.
  }
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
  try {
    const [sentAt = '', phone = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return phone && Date.now() - Number(sentAt) < GOOD_FOR ? { phone, sentAt: Number(sentAt) } : null
  } catch {
    return null
  }
}
