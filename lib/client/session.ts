import 'client-only'
import { create } from 'zustand'

/** Whether a customer is signed in: as the page was served, until a call is told otherwise. */
export const session = create<{ signedIn: boolean }>(() => ({ signedIn: false }))

const KEY = 'oasis.session'
const IN = 'in '
const OUT = 'out '

/** Notes, for other tabs and for pages the browser kept, that somebody signed in, or out. */
export function markSessionChange(signedIn: boolean): void {
  try {
    localStorage.setItem(KEY, `${signedIn ? IN : OUT}${Date.now()}`)
  } catch {
    // Without storage such pages find out with their next call.
  }
}

/** When somebody last signed in or out in this browser; compare two readings. */
export function sessionMark(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Whether a page that was made for somebody signed in, or out, is from before the last one went out, or in. */
export function isOutdated(signedIn: boolean): boolean {
  return sessionMark().startsWith(signedIn ? OUT : IN)
}
