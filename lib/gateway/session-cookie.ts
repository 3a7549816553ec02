import { SESSION_COOKIE } from '@/lib/shop-facts'

/** The browser keeps the cookie as long as the server keeps an idle session, in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60

/** Whether the visitor's browser speaks https with us, or with the proxy before us. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? new URL(request.url).protocol.replace(':', '')) === 'https'
}

/** `Set-Cookie` that keeps the token in the browser, out of reach of scripts. Spec §3. */
export function sessionCookie(token: string, request: Request): string {
  return written(token, MAX_AGE, request)
}

/** `Set-Cookie` that deletes the token. */
export function noSessionCookie(request: Request): string {
  return written('', 0, request)
}

function written(value: string, maxAge: number, request: Request): string {
  const secure = isSecure(request) ? '; Secure' : ''
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
