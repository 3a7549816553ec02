import 'client-only'
import { isUnder, keptRoutes, sessionEndedPath } from '@/lib/config/routes'
import { notifyLater } from './later-toast'

/**
 * Leads from a page that shows what is a customer's own to sign in, and back: the session is over, as the page has found out by
 * itself. What was typed is kept in the tab, under its customer's name. A page where something was pressed says so there instead.
 */
export function leaveKeptPage(): void {
  const { pathname, search } = location
  if (!isUnder(pathname, keptRoutes)) return
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  location.replace(sessionEndedPath(pathname + search))
}
