import { persisted } from '@/lib/client/persisted'
import { search } from '@/lib/config/constants'

const searches = persisted(
  'oasis-searches',
  (stored) =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, search.remembered) : [],
  'localStorage',
)

export const recentSearches = searches.get

/** Stores a search that was submitted or whose result was followed. */
export function rememberSearch(keyword: string): void {
  const trimmed = keyword.trim()
  if (trimmed.length < search.letters) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== trimmed.toLowerCase())
  searches.set([trimmed, ...others].slice(0, search.remembered))
}

export function forgetSearches(): void {
  searches.set(undefined)
}

/** Path of the results of a keyword; without one, the whole shop. */
export function keywordHref(keyword: string): string {
  const trimmed = keyword.trim()
  return trimmed ? `/shop?${new URLSearchParams({ keyword: trimmed })}` : '/shop'
}
