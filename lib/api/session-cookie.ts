import { isToken } from '@/lib/contract/customer'
import { SESSION_CHECK_AGE, SESSION_CHECK_COOKIE, SESSION_COOKIE } from '@/lib/config/constants'

/** Cookie that ties the code screen to the sign-up begun in the same browser. */
export const SIGNUP_COOKIE = 'signup'

/** Cookie that gives a browser with an earlier sign-in its own rate limits. */
export const DEVICE_COOKIE = 'device'

const DAY = 24 * 60 * 60

/** Lifetimes of the cookies, s; a session's is the server's limit of an idle one. */
const lifetimes = {
  [SESSION_COOKIE]: 30 * DAY,
  [SIGNUP_COOKIE]: 60 * 60,
  [DEVICE_COOKIE]: 180 * DAY,
  [SESSION_CHECK_COOKIE]: SESSION_CHECK_AGE,
}
type CookieName = keyof typeof lifetimes

/** Whether the request came over https, as recorded by `prepareRequest`. */
export function isSecure(request: Request): boolean {
  return request.headers.get('x-forwarded-proto') === 'https'
}

/** `Set-Cookie` with a token, httpOnly. Throws for a value that is none. Spec §3. */
export function setCookie(name: CookieName, token: string, request: Request): string {
  if (!isToken(token)) throw new Error(`Invalid value for cookie ${name}`)
  return written(name, token, lifetimes[name], request)
}

export function dropCookie(name: CookieName, request: Request): string {
  return written(name, '', 0, request)
}

function written(name: CookieName, value: string, maxAge: number, request: Request): string {
  const secure = isSecure(request) ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
