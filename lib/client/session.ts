import 'client-only'
import { create } from 'zustand'
import { persisted } from './persisted'

/** Whether a customer is signed in: as the page was served, until a call is told otherwise. */
export const session = create<{ signedIn: boolean }>(() => ({ signedIn: false }))

const mark = persisted('oasis.session', (stored) => (typeof stored === 'string' ? stored : ''), 'localStorage')
const IN = 'in '
const OUT = 'out '

/** Notes, for other tabs and for pages the browser kept, that somebody signed in, or out. */
export function markSessionChange(signedIn: boolean): void {
  mark.set(`${signedIn ? IN : OUT}${Date.now()}`)
}

/** When somebody last signed in or out in this browser; compare two readings. */
export const sessionMark = mark.get

/** Whether a page that was made for somebody signed in, or out, is from before the last one went out, or in. */
export function isOutdated(signedIn: boolean): boolean {
  return sessionMark().startsWith(signedIn ? OUT : IN)
}
