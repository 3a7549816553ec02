import 'client-only'
import { persisted } from './persisted'

/** The phone number last typed in this tab, or '': shared by the sign-in pages. */
export const keptPhone = persisted('oasis.phone', (stored) => (typeof stored === 'string' ? stored : ''))
