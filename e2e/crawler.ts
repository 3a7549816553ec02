import { isUnder, privateRoutes } from '@/lib/config/routes'
import { isIndexableListing } from '@/lib/seo/facets'

export interface Visited {
  /** Path and query. */
  address: string
  status: number
  html: string
  location: string | null
}

const AT_ONCE = 6
/** Files and calls, not pages. */
const notPages = /^\/(_next|api|media|share|feeds|icons)\//

/** Addresses of the same shop that a page links to for robots, without fragments; `lang=en` names the clean address. */
function linksOf(html: string, from: string, origin: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"[^>]*>/g)].flatMap(([tag, href = '']) => {
    if (/\srel="[^"]*nofollow/.test(tag)) return []
    const url = new URL(href.replaceAll('&amp;', '&'), new URL(from, origin))
    if (url.origin !== origin || notPages.test(url.pathname)) return []
    if (url.searchParams.get('lang') === 'en') url.searchParams.delete('lang')
    return [url.pathname + url.search]
  })
}

/** Pages whose links lead on: filtered lists, sign-in and private pages are looked at, but not followed. */
function leadsOn(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (isUnder(pathname, [...privateRoutes, '/signin', '/signup', '/change-password'])) return false
  return pathname !== '/shop' || isIndexableListing(searchParams)
}

/** Whether a link found on `from` is opened: filters of filters have no end, those of the two first lists stand for all. */
function isWanted(address: string, from: string): boolean {
  return leadsOn(address) || /^\/(shop)?(\?lang=ar)?$/.test(from)
}

/** Opens every page that can be reached from `/` over `<a href>`, as a robot without cookies does. */
export async function crawl(origin: string): Promise<Visited[]> {
  const visited: Visited[] = []
  const known = new Set(['/'])
  const waiting = ['/']
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.splice(0, AT_ONCE).map((address) => visit(origin, address)))
    visited.push(...pages)
    for (const { address, html } of pages.filter((page) => leadsOn(page.address))) {
      const found = linksOf(html, address, origin).filter((link) => !known.has(link) && isWanted(link, address))
      for (const link of new Set(found)) {
        known.add(link)
        waiting.push(link)
      }
    }
  }
  return visited
}

/** Opens one address as it stands, without following a redirect. */
export async function visit(origin: string, address: string): Promise<Visited> {
  // As it is: what is packed and unpacked again between two processes of one machine only takes time.
  const answer = await fetch(origin + address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  return { address, status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
}
