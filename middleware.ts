import { NextResponse, type NextRequest } from 'next/server'
import { parseLanguage, requestLanguage } from './lib/i18n/language'
import { isUnder, privateRoutes, visitorRoutes } from './lib/routes'
import { isIndexableListing } from './lib/seo/facets'
import { LANGUAGE_COOKIE, LANGUAGE_HEADER, SESSION_COOKIE } from './lib/shop-facts'

const YEAR = 365 * 24 * 60 * 60

/** Language of the request, signed-in and visitor-only redirects, robots and cache headers. No I/O. Spec §1, §2. */
export function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl
  const signedIn = request.cookies.has(SESSION_COOKIE)
  const away = redirectFor(request, signedIn)
  if (away) return away

  const cookie = request.cookies.get(LANGUAGE_COOKIE)?.value
  const language = requestLanguage(searchParams.get('lang'), cookie)
  const headers = new Headers(request.headers)
  headers.set(LANGUAGE_HEADER, language)
  const response = NextResponse.next({ request: { headers } })

  if (isDocumentNavigation(request) && parseLanguage(searchParams.get('lang')) && parseLanguage(cookie) !== language) {
    const secure = request.nextUrl.protocol === 'https:'
    response.cookies.set(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: YEAR, secure })
  }
  response.headers.set('Content-Language', language)
  if (!isIndexable(pathname, searchParams)) response.headers.set('X-Robots-Tag', 'noindex, follow')
  if (signedIn || isUnder(pathname, privateRoutes)) response.headers.set('Cache-Control', 'private, no-store')
  else {
    response.headers.set('Cache-Control', 'private, no-cache')
    response.headers.set('CDN-Cache-Control', 'max-age=60, stale-while-revalidate=600')
  }
  return response
}

function redirectFor(request: NextRequest, signedIn: boolean): NextResponse | null {
  const { pathname, search } = request.nextUrl
  if (!signedIn && isUnder(pathname, privateRoutes)) {
    const target = new URL('/signin', request.url)
    target.searchParams.set('next', pathname + search)
    return NextResponse.redirect(target, 307)
  }
  if (signedIn && isUnder(pathname, visitorRoutes)) return NextResponse.redirect(new URL('/', request.url), 307)
  return null
}

/** The cookie is written when a person opens a page, not when a page is fetched ahead or piecewise. */
function isDocumentNavigation(request: NextRequest): boolean {
  const { headers } = request
  if (headers.has('rsc') || headers.has('next-router-prefetch') || headers.has('sec-purpose') || headers.has('purpose'))
    return false
  const destination = headers.get('sec-fetch-dest')
  return destination ? destination === 'document' : (headers.get('accept') ?? '').includes('text/html')
}

function isIndexable(pathname: string, params: URLSearchParams): boolean {
  if (isUnder(pathname, [...privateRoutes, ...visitorRoutes, '/components'])) return false
  return pathname !== '/shop' || isIndexableListing(params)
}

export const config = {
  // Pages only: never the API (whose bodies would be cut), pictures or build files.
  matcher: ['/((?!api/|_next/|media/|share/|healthz|readyz|.*\\.[a-z0-9]{2,5}$).*)'],
}
