import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { HostUnavailableError } from './http/host-away'

/** How long an entry is fresh, ms. */
const FRESH = 60_000
/** Up to this age a stale entry is returned at once while it is refreshed, ms. */
const SERVED_AT_ONCE = 10 * 60_000
/** How long to wait for the refresh of an older entry before returning it all the same, ms. */
const WAIT = 1500
/** Pause after a failed refresh of an entry, ms. */
const REST = 3000
/** How often cached pages are rendered anew, so that stale entries are noticed, ms. */
const PAGE_LIFETIME = 10_000
/** Size of all entries, in characters of JSON. Pictures are already URLs. */
const MAX_SIZE = 64_000_000

interface Entry {
  value: unknown
  at: number
  restUntil: number
}

interface HostCache {
  entries: LRUCache<string, Entry>
  running: Map<string, Promise<unknown>>
  /** How many entries have changed or been invalidated. */
  changes: number
}

function hostCache() {
  return singleton('host-cache', (): HostCache => ({
    entries: new LRUCache({
      maxSize: MAX_SIZE,
      sizeCalculation: ({ value }, key) => JSON.stringify(value ?? null).length + key.length + 200,
    }),
    running: new Map(),
    changes: 0,
  }))
}

/**
 * Caches the result of `read` for a minute, then returns it stale while it is refreshed, and as long as the host is away.
 * Concurrent reads share one request. Only for data that is the same for all customers. Throws what `read` throws when
 * there is no entry.
 */
export async function cachedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const entry = hostCache().entries.get(key)
  const now = Date.now()
  if (!entry) return fetchOnce(key, read)
  // The key names the query, so its value has the type of `read`.
  const value = entry.value as T
  if (now - entry.at < FRESH || now < entry.restUntil) return value
  const newer = fetchOnce(key, read).catch((error: unknown) => {
    entry.restUntil = Date.now() + REST
    if (!(error instanceof HostUnavailableError)) throw error
    log().warn({ what: key, reason: error.reason }, 'The API host is away: cached data is served')
    return value
  })
  if (now - entry.at < SERVED_AT_ONCE) {
    newer.catch((error: unknown) => log().error({ err: error, what: key }, 'A refresh of cached data failed'))
    return value
  }
  return Promise.race([newer, later(value)])
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), WAIT).unref())
}

function fetchOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const { entries, running } = hostCache()
  const already = running.get(key)
  if (already) return already as Promise<T>
  const isCurrent = () => running.get(key) === fetching
  const fetching = read()
    .then((value) => {
      if (isCurrent()) {
        const before = entries.peek(key)
        if (before && !isDeepStrictEqual(before.value, value)) hostCache().changes++
        entries.set(key, { value, at: Date.now(), restUntil: 0 })
      }
      return value
    })
    .finally(() => isCurrent() && running.delete(key))
  running.set(key, fetching)
  return fetching
}

/**
 * Marks the entry of this key, and those whose key begins with it and a space, as outdated: the next read waits for a new
 * answer. The old one still serves while the host is away.
 */
export function invalidate(key: string): void {
  const { entries, running } = hostCache()
  const matches = (one: string) => one === key || one.startsWith(`${key} `)
  for (const [one, entry] of entries.entries()) if (matches(one)) entry.at = Date.now() - SERVED_AT_ONCE
  for (const one of running.keys()) if (matches(one)) running.delete(one)
  hostCache().changes++
}

/**
 * A version of the cache's content. It also changes every ten seconds, because only a rendered page refreshes its entries.
 */
export async function hostState(): Promise<string> {
  return `${hostCache().changes} ${Math.floor(Date.now() / PAGE_LIFETIME)}`
}

/** Ages all entries by `by` ms (tests). */
export function age(by: number): void {
  for (const one of hostCache().entries.values()) one.at -= by
}

/** Clears the cache (tests). */
export function forgetAll(): void {
  hostCache().entries.clear()
}
