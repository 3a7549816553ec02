import 'client-only'
import { persisted } from './persisted'

/** The phone last typed in this tab, or nothing: for the other pages of signing in. */
export const keptPhone = persisted('oasis.phone', (stored) => (typeof stored === 'string' ? stored : ''))
