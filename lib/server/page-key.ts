import type { IncomingMessage } from 'node:http'
import { isDocumentRequest } from '@/lib/utils/document-request'
import { changesLanguage, requestLanguage } from '@/lib/i18n/language'
import { LANGUAGE_COOKIE, SESSION_CHECK_COOKIE, SESSION_COOKIE, type Language } from '@/lib/config/constants'

/** A page is asked for in pieces, ahead of its visit, or only in part. */
const OTHERWISE = ['rsc', 'next-action', 'next-router-prefetch', 'purpose', 'sec-purpose', 'range', 'authorization']

/** Stands for whichever host was asked. */
const ORIGIN = 'http://shop'

export interface PageKey {
  language: Language
  key: string
  /** The answer sets the language's cookie: the address names another language than the browser remembers. */
  setsLanguage: boolean
}

/**
 * What a public page's bytes and headers depend on beside the shop's state: address, language, encoding, and whether the language
 * is to be remembered. Null for whatever is not asked for as a whole page by somebody signed out.
 */
export function pageKey({ method, url, headers }: IncomingMessage): PageKey | null {
  if (method !== 'GET' || !url || OTHERWISE.some((name) => name in headers)) return null
  if (/^\/(_next|api|media|share)\/|\.\w{2,5}$/.test(url.split('?')[0] ?? '')) return null
  const cookies = cookiesOf(headers.cookie ?? '')
  if (cookies.has(SESSION_COOKIE) || cookies.has(SESSION_CHECK_COOKIE)) return null
  if (!URL.canParse(url, ORIGIN)) return null
  const asked = new URL(url, ORIGIN).searchParams.get('lang')
  const cookie = cookies.get(LANGUAGE_COOKIE)
  const language = requestLanguage(asked, cookie)
  const setsLanguage = isDocumentRequest((name) => headers[name]?.toString()) && changesLanguage(asked, cookie)
  const { host, 'x-forwarded-host': outer, 'x-forwarded-proto': protocol, 'accept-encoding': encoding } = headers
  return {
    language,
    setsLanguage,
    key: [url, language, setsLanguage, host, outer, protocol, encoding].join('\n'),
  }
}

/** The last of each name counts, and what cannot be read does not, as in Next. */
function cookiesOf(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name = '', ...value] = pair.trim().split('=')
    try {
      cookies.set(name, decodeURIComponent(value.join('=')))
    } catch {
      // Not written by the shop.
    }
  }
  return cookies
}
