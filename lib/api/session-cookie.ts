import { isToken } from '@/lib/contract/customer'
import { SESSION_CHECK_AGE, SESSION_CHECK_COOKIE, SESSION_CHECKED, SESSION_COOKIE } from '@/lib/config/constants'

/** Cookie that ties the code screen to the sign-up begun in the same browser. */
export const SIGNUP_COOKIE = 'signup'

/** Cookie that gives a browser with an earlier sign-in its own rate limits. */
export const DEVICE_COOKIE = 'device'

/** Cookie lifetime, s: the server's limit of an idle session. */
const SESSION_AGE = 30 * 24 * 60 * 60
const SIGNUP_AGE = 60 * 60
const DEVICE_AGE = 180 * 24 * 60 * 60

/** Whether the request came over https, as recorded by `decideProtocol`. */
export function isSecure(request: Request): boolean {
  return request.headers.get('x-forwarded-proto') === 'https'
}

/** `Set-Cookie` with the session token, httpOnly. Spec §3. */
export function sessionCookie(token: string, request: Request): string {
  return written(SESSION_COOKIE, token, SESSION_AGE, request)
}

/** `Set-Cookie` that deletes the session token. */
export function noSessionCookie(request: Request): string {
  return written(SESSION_COOKIE, '', 0, request)
}

/** `Set-Cookie` with the device token, which outlives the session. */
export function deviceCookie(token: string, request: Request): string {
  return written(DEVICE_COOKIE, token, DEVICE_AGE, request)
}

/** `Set-Cookie` with the sign-up id, until its code is entered. */
export function signupCookie(id: string, request: Request): string {
  return written(SIGNUP_COOKIE, id, SIGNUP_AGE, request)
}

/** `Set-Cookie` that deletes the sign-up id. */
export function noSignupCookie(request: Request): string {
  return written(SIGNUP_COOKIE, '', 0, request)
}

/** `Set-Cookie` that briefly records that the session was found expired. */
export function sessionCheckedCookie(request: Request): string {
  return written(SESSION_CHECK_COOKIE, SESSION_CHECKED, SESSION_CHECK_AGE, request)
}

/** `Set-Cookie` that deletes the request for a session check. */
export function noSessionCheckCookie(request: Request): string {
  return written(SESSION_CHECK_COOKIE, '', 0, request)
}

function written(name: string, value: string, maxAge: number, request: Request): string {
  if (value && !isToken(value)) throw new Error(`Invalid value for cookie ${name}`)
  const secure = isSecure(request) ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
