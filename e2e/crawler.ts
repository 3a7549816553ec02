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
/** Paths of files and API calls. */
const notPages = /^\/(_next|api|media|share|feeds|icons)\//

/** Returns the shop URLs a page links to for robots, without fragments; drops `lang=en`. */
function linksOf(html: string, from: string, origin: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"[^>]*>/g)].flatMap(([tag, href = '']) => {
    if (/\srel="[^"]*nofollow/.test(tag)) return []
    const url = new URL(href.replaceAll('&amp;', '&'), new URL(from, origin))
    if (url.origin !== origin || notPages.test(url.pathname)) return []
    if (url.searchParams.get('lang') === 'en') url.searchParams.delete('lang')
    return [url.pathname + url.search]
  })
}

/** Returns true when links are followed from here: not from filtered lists, sign-in and private pages. */
function leadsOn(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (isUnder(pathname, [...privateRoutes, '/signin', '/signup', '/change-password'])) return false
  return pathname !== '/shop' || isIndexableListing(searchParams)
}

/** Returns true when a link on `from` is opened: filters combine endlessly, so only those of the two first lists are. */
function isWanted(address: string, from: string): boolean {
  return leadsOn(address) || /^\/(shop)?(\?lang=ar)?$/.test(from)
}

/** Opens every page reachable from `/` over `<a href>`, as a robot without cookies. */
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

/** Opens one address without following redirects. */
export async function visit(origin: string, address: string): Promise<Visited> {
  // Uncompressed, because compression between local processes only takes time.
  const answer = await fetch(origin + address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  return { address, status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
}
