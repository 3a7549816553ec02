import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { bearerToken } from '@/lib/api/bearer'
import { isToken } from '@/lib/api/session-cookie'
import { requestLanguage } from '@/lib/i18n/language'
import { LANGUAGE_COOKIE, SESSION_COOKIE, type Language } from '@/lib/config/constants'

/** Language of a call: `?lang=`, then the cookie, then English. */
export function languageOf(c: Context): Language {
  return requestLanguage(c.req.query('lang'), getCookie(c, LANGUAGE_COOKIE))
}

/** The customer's token: the bearer's, else the cookie's; null for none, and for what can be none. */
export function tokenOf(c: Context): string | null {
  const token = bearerToken(c.req.header('authorization')) ?? getCookie(c, SESSION_COOKIE) ?? ''
  return isToken(token) ? token : null
}
