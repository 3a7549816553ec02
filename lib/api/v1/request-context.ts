import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { bearerToken } from '@/lib/api/bearer'
import { isToken } from '@/lib/api/session-cookie'
import { requestLanguage } from '@/lib/i18n/language'
import { LANGUAGE_COOKIE, SESSION_COOKIE, type Language } from '@/lib/config/constants'

/** The call's language: `?lang=`, then the cookie, then English. */
export function languageOf(c: Context): Language {
  return requestLanguage(c.req.query('lang'), getCookie(c, LANGUAGE_COOKIE))
}

/** The bearer's or else the cookie's token; null when missing or malformed. */
export function tokenOf(c: Context): string | null {
  const token = bearerToken(c.req.header('authorization')) ?? getCookie(c, SESSION_COOKIE) ?? ''
  return isToken(token) ? token : null
}
