import { SESSION_CHECK_AGE, SESSION_CHECK_COOKIE, SESSION_CHECKED, SESSION_COOKIE } from '@/lib/config/constants'

/** Cookie that ties a code screen to the sign-up its browser began, so that nobody else's sign-up is finished there. */
export const SIGNUP_COOKIE = 'signup'

/** Cookie that gives a browser its customer signed in on rate limits of its own. */
export const DEVICE_COOKIE = 'device'

/** The browser keeps the cookie as long as the server keeps an idle session, in seconds. */
const SESSION_AGE = 30 * 24 * 60 * 60
const SIGNUP_AGE = 60 * 60
const DEVICE_AGE = 180 * 24 * 60 * 60

/** Whether a value can be a token at all: what stands in a cookie or a header as it is. Anybody may send anything in its place. */
export function isToken(value: string): boolean {
  return /^[\w.~+/=-]{1,3500}$/.test(value)
}

/** Whether the visitor's browser speaks https with the shop, as `decideProtocol` has written it down. */
export function isSecure(request: Request): boolean {
  return request.headers.get('x-forwarded-proto') === 'https'
}

/** `Set-Cookie` that keeps the token in the browser, out of reach of scripts. Spec §3. */
export function sessionCookie(token: string, request: Request): string {
  return written(SESSION_COOKIE, token, SESSION_AGE, request)
}

/** `Set-Cookie` that deletes the token. */
export function noSessionCookie(request: Request): string {
  return written(SESSION_COOKIE, '', 0, request)
}

/** `Set-Cookie` that keeps the device token; it outlives the session. */
export function deviceCookie(token: string, request: Request): string {
  return written(DEVICE_COOKIE, token, DEVICE_AGE, request)
}

/** `Set-Cookie` that keeps the id of a sign-up until its code is typed. */
export function signupCookie(id: string, request: Request): string {
  return written(SIGNUP_COOKIE, id, SIGNUP_AGE, request)
}

/** `Set-Cookie` that deletes the id of the sign-up. */
export function noSignupCookie(request: Request): string {
  return written(SIGNUP_COOKIE, '', 0, request)
}

/** `Set-Cookie` that notes for a moment that the session was looked at and found to be over. */
export function sessionCheckedCookie(request: Request): string {
  return written(SESSION_CHECK_COOKIE, SESSION_CHECKED, SESSION_CHECK_AGE, request)
}

/** `Set-Cookie` that deletes the question whether a session is over. */
export function noSessionCheckCookie(request: Request): string {
  return written(SESSION_CHECK_COOKIE, '', 0, request)
}

function written(name: string, value: string, maxAge: number, request: Request): string {
  if (value && !isToken(value)) throw new Error(`Not a value for the cookie ${name}`)
  const secure = isSecure(request) ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
