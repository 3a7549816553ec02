import { search } from '@/lib/shop-facts'

const KEY = 'oasis-searches'

/** What was searched for in this browser, newest first; nothing where the browser keeps nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, search.remembered) : []
  } catch {
    return []
  }
}

/** Notes a search that led somewhere. */
export function rememberSearch(keyword: string): void {
  const asked = keyword.trim()
  if (asked.length < search.letters) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase())
  keep([asked, ...others].slice(0, search.remembered))
}

/** Forgets them all. */
export function forgetSearches(): void {
  keep([])
}

function keep(keywords: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keywords))
  } catch {
    // A browser that keeps nothing: the search works all the same.
  }
}
