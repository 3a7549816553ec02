import 'client-only'
import { isUnder, keptRoutes, sessionEndedPath } from '@/lib/config/routes'
import { notifyLater } from './toast'

/**
 * Redirects from a customer's page to sign-in, and back, when a background request finds that the session is over. After a press the
 * page shows the error instead. Typed values stay in the tab, stored per customer.
 */
export function leaveKeptPage(): void {
  const { pathname, search } = location
  if (!isUnder(pathname, keptRoutes)) return
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  location.replace(sessionEndedPath(pathname + search))
}
