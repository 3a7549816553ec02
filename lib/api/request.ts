import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import { LANGUAGE_COOKIE, SESSION_COOKIE, type Language } from '@/lib/config/constants'
import { config } from '@/lib/config/environment'
import { isToken } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { requestLanguage } from '@/lib/i18n/language'

/** Returns the token of an `Authorization: Bearer` header; null without one and for other schemes. */
export function bearerToken(authorization: string | null | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

export function readCookie(request: Request, name: string): string | null {
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? null
}

/** The call's language: `?lang=`, then the cookie, then English. */
export function languageOf(c: Context): Language {
  return requestLanguage(c.req.query('lang'), readCookie(c.req.raw, LANGUAGE_COOKIE))
}

/** The bearer's or else the cookie's token; null when missing or malformed. */
export function tokenOf(request: Request): string | null {
  const token = bearerToken(request.headers.get('authorization')) ?? readCookie(request, SESSION_COOKIE) ?? ''
  return isToken(token) ? token : null
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site writes, which would use the customer's cookie or sign the browser in as another customer. Browsers report
 * the origin in Sec-Fetch-Site or else Origin; a client without both is not a browser and carries only its own cookies. A
 * bearer token authenticates instead of the cookie, so it passes; any other `Authorization` proves nothing. Throws Forbidden.
 * Invariant 16.
 */
export function assertSameSite(request: Request): void {
  if (SAFE.has(request.method) || bearerToken(request.headers.get('authorization'))) return
  const site = request.headers.get('sec-fetch-site')
  const own = site === null ? isOwnOrigin(request) : site === 'same-origin' || site === 'none'
  if (!own) throw new ShopError('Forbidden', [{ path: '', msg: 'CrossSite' }])
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const { shopUrl } = config()
  const hosts = [request.headers.get('host'), request.headers.get('x-forwarded-host'), new URL(request.url).host]
  return origin === new URL(shopUrl).origin || (URL.canParse(origin) && hosts.includes(new URL(origin).host))
}
