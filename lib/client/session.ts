import 'client-only'
import { create } from 'zustand'

/** Whether a customer is signed in: as the page was served, until a call is told otherwise. */
export const session = create<{ signedIn: boolean }>(() => ({ signedIn: false }))

const KEY = 'oasis.session'

/** Notes, for other tabs and for pages the browser kept, that somebody signed in or out. */
export function markSessionChange(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
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
