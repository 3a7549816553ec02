import { persisted } from '@/lib/client/persisted'
import { search } from '@/lib/config/constants'

const searches = persisted(
  'oasis-searches',
  (stored) =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, search.remembered) : [],
  'localStorage',
)

/** What was searched for in this browser, newest first. */
export const recentSearches = searches.get

/** Notes a search that led somewhere. */
export function rememberSearch(keyword: string): void {
  const asked = keyword.trim()
  if (asked.length < search.letters) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase())
  searches.set([asked, ...others].slice(0, search.remembered))
}

/** Forgets them all. */
export function forgetSearches(): void {
  searches.set(undefined)
}
