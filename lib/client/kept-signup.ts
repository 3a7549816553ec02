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

/** Keeps a sign-up for this tab; null forgets it. */
export function keepSignup(signup: KeptSignup | null): void {
  try {
    if (signup) sessionStorage.setItem(KEY, `${signup.sentAt} ${signup.phone}`)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then a page that is loaded anew begins again.
  }
}

/** The sign-up that still waits for its code, if any. */
export function keptSignup(now = Date.now()): KeptSignup | null {
  try {
    const [sentAt = '', phone = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return phone && now - Number(sentAt) < GOOD_FOR ? { phone, sentAt: Number(sentAt) } : null
  } catch {
    return null
  }
}
