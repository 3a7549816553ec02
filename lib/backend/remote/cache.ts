import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/utils/log'
import { HostUnavailableError } from './http/host-away'

/** How long an answer counts as new, ms. */
const FRESH = 60_000
/** Up to this age an answer is given at once while a newer one is fetched, ms. */
const SERVED_AT_ONCE = 10 * 60_000
/** For an older one a newer is waited for so long, ms; when none comes, it is given all the same. */
const WAIT = 1500
/** After a failure the host is not asked the same again for so long, ms. */
const REST = 3000
/** So often pages are made of what is kept, ms: they ask whether it is still new. */
const LOOKED_AT = 10_000
/** Characters of JSON kept, all answers together. Pictures are addresses by then. */
const MAX_SIZE = 64_000_000

interface Kept {
  value: unknown
  at: number
  restUntil: number
}

interface HostCache {
  kept: LRUCache<string, Kept>
  running: Map<string, Promise<unknown>>
  /** How often something kept was found to be another one, or outdated. */
  changes: number
}

declare global {
  var oasisHostCache: HostCache | undefined
}

function hostCache(): HostCache {
  return (globalThis.oasisHostCache ??= {
    kept: new LRUCache({
      maxSize: MAX_SIZE,
      sizeCalculation: ({ value }, key) => JSON.stringify(value ?? null).length + key.length + 200,
    }),
    running: new Map(),
    changes: 0,
  })
}

/**
 * What `read` gives, kept for a minute and shared by all who ask meanwhile; after that the kept answer is given once more at
 * once while a new one is fetched, and as long as the host gives none. For what is the same for everybody. Throws what `read`
 * throws when nothing is kept.
 */
export async function cachedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const known = hostCache().kept.get(key)
  const now = Date.now()
  if (!known) return fetchOnce(key, read)
  // The key names what is asked, so what stands under it has the type of `read`.
  const value = known.value as T
  if (now - known.at < FRESH || now < known.restUntil) return value
  const newer = fetchOnce(key, read).catch((error: unknown) => {
    known.restUntil = Date.now() + REST
    if (!(error instanceof HostUnavailableError)) throw error
    log().warn({ what: key, reason: error.reason }, 'The API host is away: what is kept is shown')
    return value
  })
  if (now - known.at < SERVED_AT_ONCE) {
    newer.catch((error: unknown) => log().error({ err: error, what: key }, 'A newer answer could not be read'))
    return value
  }
  return Promise.race([newer, later(value)])
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), WAIT).unref())
}

function fetchOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const { kept: entries, running } = hostCache()
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
 * Something has just changed at the host: what is kept under this key, and under those that begin with it and a space, is waited
 * for anew by whoever asks next. While the host is away it is still better than nothing.
 */
export function invalidate(key: string): void {
  const { kept: entries, running } = hostCache()
  const isMeant = (one: string) => one === key || one.startsWith(`${key} `)
  for (const [one, known] of entries.entries()) if (isMeant(one)) known.at = Date.now() - SERVED_AT_ONCE
  for (const one of running.keys()) if (isMeant(one)) running.delete(one)
  hostCache().changes++
}

/**
 * Names what is kept of the host as it is now: as long as it stays the same, no kept answer became another one. Another name every
 * ten seconds, for a page has to be made for what it shows to be asked for anew.
 */
export async function hostState(): Promise<string> {
  return `${hostCache().changes} ${Math.floor(Date.now() / LOOKED_AT)}`
}

/** Makes everything kept so much older, ms (tests). */
export function age(by: number): void {
  for (const one of hostCache().kept.values()) one.at -= by
}

/** Forgets everything (tests). */
export function forgetAll(): void {
  hostCache().kept.clear()
}
