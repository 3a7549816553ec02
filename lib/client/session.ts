import 'client-only'
import { create } from 'zustand'
import { persisted } from './persisted'

/** Whether a customer is signed in: as served, until a call returns 401. */
export const session = create<{ signedIn: boolean }>(() => ({ signedIn: false }))

const mark = persisted('oasis.session', (stored) => (typeof stored === 'string' ? stored : ''), 'localStorage')
const IN = 'in '
const OUT = 'out '

/** Records a sign-in or sign-out for other tabs and for pages in the back/forward cache. */
export function markSessionChange(signedIn: boolean): void {
  mark.set(`${signedIn ? IN : OUT}${Date.now()}`)
}

/** Identifies the last sign-in or sign-out in this browser; compare two readings for equality. */
export const sessionMark = mark.get

/** Whether a page rendered for this signed-in state predates the last sign-in or sign-out. */
export function isOutdated(signedIn: boolean): boolean {
  return sessionMark().startsWith(signedIn ? OUT : IN)
}
