import 'server-only'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { isUnder, privateRoutes, safePath, signInPath, visitorRoutes } from '@/lib/config/routes'
import { SESSION_CHECK_COOKIE, SESSION_CHECKED, SESSION_COOKIE } from '@/lib/config/constants'
import { HostUnavailableError } from '@/lib/backend/remote/http/host-away'
import { isToken } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { readCookie } from './request'
import { dropCookie, setCookie } from './session-cookie'
import { getBackend } from '@/lib/backend/get-backend'

/**
 * Validates the session cookie, which the middleware cannot do. A live session continues to `next`; an expired or unknown one
 * loses its cookie and goes to sign-in, then to `next`. Never deletes a live session, so no foreign link can sign a customer
 * out.
 */
export async function sessionEndedResponse(request: Request): Promise<Response> {
  const next = safePath(new URL(request.url).searchParams.get('next'))
  const { pathname } = new URL(next, request.url)
  const token = readCookie(request, SESSION_COOKIE)
  const alive = token !== null && isToken(token) && (await isAlive(token))
  const headers = new Headers({ 'Cache-Control': 'private, no-store', Location: target(next, pathname, alive) })
  const over = Boolean(token) && !alive
  if (over) {
    headers.append('Set-Cookie', setCookie(SESSION_CHECK_COOKIE, SESSION_CHECKED, request))
    headers.append('Set-Cookie', dropCookie(SESSION_COOKIE, request))
  } else headers.append('Set-Cookie', dropCookie(SESSION_CHECK_COOKIE, request))
  return new Response(null, { status: 307, headers })
}

function target(next: string, pathname: string, alive: boolean): string {
  if (alive) return isUnder(pathname, visitorRoutes) ? '/' : next
  return isUnder(pathname, privateRoutes) ? signInPath(next) : next
}

/** An outage of the API host or the database, or a refusal by the host, counts as alive: the target page reports it. */
async function isAlive(token: string): Promise<boolean> {
  try {
    return (await getBackend().findCustomer(token)) !== null
  } catch (error) {
    if (error instanceof ShopError || error instanceof HostUnavailableError || isDatabaseUnavailable(error)) return true
    throw error
  }
}
