import type { IncomingMessage } from 'node:http'
import { isDocumentRequest } from '@/lib/utils/document-request'
import { changesLanguage, requestLanguage } from '@/lib/i18n/language'
import { LANGUAGE_COOKIE, SESSION_CHECK_COOKIE, SESSION_COOKIE, type Language } from '@/lib/config/constants'

/** Headers of partial, prefetched or authorized requests, which bypass the cache. */
const BYPASS = ['rsc', 'next-action', 'next-router-prefetch', 'purpose', 'sec-purpose', 'range', 'authorization']

const ORIGIN = 'http://shop'

interface PageKey {
  language: Language
  key: string
  /** The response sets the language cookie: the URL's language differs from the cookie's. */
  setsLanguage: boolean
}

/**
 * Computes the cache key of a public page: everything its bytes depend on beside the shop's state (path, language, encoding,
 * whether it sets the language cookie). Null for anything but a full page requested by a signed-out visitor.
 */
export function pageKey({ method, url, headers }: IncomingMessage): PageKey | null {
  if (method !== 'GET' || !url || BYPASS.some((name) => name in headers)) return null
  if (/^\/(_next|api|media|share)\/|^\/(healthz|readyz)$|\.\w{2,5}$/.test(url.split('?')[0] ?? '')) return null
  const cookies = cookiesOf(headers.cookie ?? '')
  if (cookies.has(SESSION_COOKIE) || cookies.has(SESSION_CHECK_COOKIE)) return null
  if (!URL.canParse(url, ORIGIN)) return null
  const langParam = new URL(url, ORIGIN).searchParams.get('lang')
  const cookie = cookies.get(LANGUAGE_COOKIE)
  const language = requestLanguage(langParam, cookie)
  const setsLanguage = isDocumentRequest((name) => headers[name]?.toString()) && changesLanguage(langParam, cookie)
  const { host, 'x-forwarded-host': outer, 'x-forwarded-proto': protocol, 'accept-encoding': encoding } = headers
  return {
    language,
    setsLanguage,
    key: [url, language, setsLanguage, host, outer, protocol, encoding].join('\n'),
  }
}

/** Parses cookies as Next does: the last of each name wins, undecodable values are ignored. */
function cookiesOf(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name = '', ...value] = pair.trim().split('=')
    try {
      cookies.set(name, decodeURIComponent(value.join('=')))
    } catch {
      // Undecodable, so not the shop's.
    }
  }
  return cookies
}
