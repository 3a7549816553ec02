import 'client-only'

const KEY = 'oasis.phone'

/** Keeps a typed phone for the other pages of signing in, as long as the tab lives. */
export function keepPhone(phone: string): void {
  try {
    sessionStorage.setItem(KEY, phone)
  } catch {
    // Then it is typed again.
  }
}

/** The phone last typed in this tab, or nothing. */
export function keptPhone(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
