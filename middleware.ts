import { NextResponse, type NextRequest } from 'next/server'
import { isDocumentRequest } from '@/lib/utils/document-request'
import { isSecure, setCookie } from '@/lib/api/session-cookie'
import { isToken } from '@/lib/contract/customer'
import { changesLanguage, parseLanguage, requestLanguage } from './lib/i18n/language'
import {
  isUnder,
  paymentRoutes,
  privateRoutes,
  SESSION_CHECK,
  sessionEndedPath,
  signInPath,
  staffRoutes,
  visitorRoutes,
} from '@/lib/config/routes'
import { isIndexableListing } from './lib/seo/facets'
import { securityHeaders } from './lib/security/headers'
import { contentSecurityPolicy, NONCE_HEADER, staffSecurityPolicy } from './lib/security/policy'
import {
  HOME_HEADER,
  LANGUAGE_COOKIE,
  LANGUAGE_HEADER,
  PREVIEW_PARAM,
  SESSION_CHECK_AGE,
  SESSION_CHECK_COOKIE,
  SESSION_CHECKED,
  SESSION_COOKIE,
} from '@/lib/config/constants'

const YEAR = 365 * 24 * 60 * 60

/** Sets the request's language, session redirects, robots, cache and security headers. No I/O. Spec §1, §2. */
export function middleware(request: NextRequest): NextResponse {
  const signedIn = Boolean(request.cookies.get(SESSION_COOKIE)?.value)
  const response = redirectFor(request, signedIn) ?? page(request, signedIn)
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  if (isPreview(request)) response.headers.set('X-Frame-Options', 'SAMEORIGIN')
  return response
}

function page(request: NextRequest, signedIn: boolean): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  const cookie = request.cookies.get(LANGUAGE_COOKIE)?.value
  const language = requestLanguage(searchParams.get('lang'), cookie)
  const nonce = newNonce()
  const policy = policyFor(request, nonce)
  const headers = new Headers(request.headers)
  headers.set(LANGUAGE_HEADER, language)
  headers.set(NONCE_HEADER, nonce)
  // Next reads its scripts' nonce from this header.
  headers.set('Content-Security-Policy', policy)
  headers.delete(HOME_HEADER)
  if (pathname === '/' && !headers.has('rsc') && !isPreview(request)) headers.set(HOME_HEADER, '1')
  const response = NextResponse.next({ request: { headers } })

  if (opens(request) && changesLanguage(searchParams.get('lang'), cookie)) {
    const secure = isSecure(request)
    response.cookies.set(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: YEAR, secure })
  }
  // Renews the session cookie with use, as the server renews the session.
  const token = request.cookies.get(SESSION_COOKIE)?.value ?? ''
  if (isToken(token) && !isStaff(request) && opens(request) && pathname !== SESSION_CHECK)
    response.headers.append('Set-Cookie', setCookie(SESSION_COOKIE, token, request))
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Content-Language', language)
  if (isStaff(request) || isPreview(request)) response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  else if (!isIndexable(pathname, searchParams)) response.headers.set('X-Robots-Tag', 'noindex, follow')
  if (signedIn || isStaff(request) || isPreview(request) || !reads(request) || isUnder(pathname, paymentRoutes))
    response.headers.set('Cache-Control', 'private, no-store')
  else {
    response.headers.set('Cache-Control', 'private, no-cache')
    response.headers.set('CDN-Cache-Control', 'max-age=60, stale-while-revalidate=600')
  }
  return response
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

function policyFor(request: NextRequest, nonce: string): string {
  const development = process.env.NODE_ENV === 'development'
  const policy = isStaff(request) ? staffSecurityPolicy : contentSecurityPolicy
  // Read here: `lib/config` does not run at the edge. It has checked the address.
  const { MEDIA_URL } = process.env
  const mediaOrigin = MEDIA_URL ? new URL(MEDIA_URL).origin : undefined
  return policy({ nonce, development, https: isSecure(request), framed: isPreview(request), mediaOrigin })
}

/** Whether the home page is asked for by the back office's preview, which shows it in a frame. */
function isPreview({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname === '/' && nextUrl.searchParams.has(PREVIEW_PARAM)
}

/** Whether the request is for the back office. */
function isStaff({ nextUrl }: NextRequest): boolean {
  return isUnder(nextUrl.pathname, staffRoutes)
}

function redirectFor(request: NextRequest, signedIn: boolean): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const here = pathname + search
  const checkedPath = request.cookies.get(SESSION_CHECK_COOKIE)?.value
  const open = checkedPath !== SESSION_CHECKED && opens(request)
  if (!signedIn && isUnder(pathname, privateRoutes)) return redirect(request, signInPath(here))
  if (signedIn && isUnder(pathname, visitorRoutes)) {
    const home = redirect(request, '/')
    // The cookie may be expired and cannot be checked here: the home page requests the check.
    if (open) home.cookies.set(SESSION_CHECK_COOKIE, here, { ...shortLived, secure: isSecure(request) })
    return home
  }
  if (signedIn && checkedPath && open && pathname === '/') return redirect(request, sessionEndedPath(checkedPath))
  return null
}

const shortLived = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: SESSION_CHECK_AGE } as const

function redirect(request: NextRequest, path: string): NextResponse {
  const url = new URL(path, request.url)
  const language = parseLanguage(request.nextUrl.searchParams.get('lang'))
  if (language) url.searchParams.set('lang', language)
  // A redirected form post becomes a GET: its body belongs to its own page only.
  const response = NextResponse.redirect(url, reads(request) ? 307 : 303)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Whether the request only reads. Forms are posted to their pages when scripts are off. */
function reads({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function opens({ headers }: NextRequest): boolean {
  return isDocumentRequest((name) => headers.get(name))
}

function isIndexable(pathname: string, params: URLSearchParams): boolean {
  if (isUnder(pathname, [...privateRoutes, ...visitorRoutes])) return false
  return pathname !== '/shop' || isIndexableListing(params)
}

export const config = {
  // Pages and unknown paths only: never API calls (their bodies would be cut), pictures or other files.
  matcher: [
    '/((?!api/(?:v1\\.0|staff)(?:/|$)|_next/static/|(?:media|share|sitemap|words|invoice)/[^/]+$|tiles/[^/]+/[^/]+/[^/]+$|(?:feeds/google\\.xml|icons/(?:icon-192|icon-512|maskable-512)\\.png|pictures/map\\.svg|healthz|readyz|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|favicon\\.ico|icon\\.svg|apple-icon\\.png|logo-512\\.png|offline\\.html|sw\\.js)$).*)',
  ],
}
