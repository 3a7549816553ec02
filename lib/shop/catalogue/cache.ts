import 'server-only'
import { LRUCache } from 'lru-cache'
import { database, perDatabase } from '@/lib/db/database'
import { catalogueVersion } from './version'

/** Total size of all entries, in characters of JSON. */
const MAX_SIZE = 64_000_000
/** Overhead of an entry, in characters. */
const OVERHEAD = 200

/** Holds also undefined and null, which are no values of the cache. */
interface Entry {
  value: unknown
}

function emptyCache() {
  return new LRUCache<string, Entry, () => Promise<unknown>>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ value }, key) => JSON.stringify(value ?? null).length + key.length + OVERHEAD,
    fetchMethod: async (_key, _stale, { context: load }) => ({ value: frozen(await load()) }),
    ignoreFetchAbort: true,
  })
}

/** The cache of the current catalogue version. A new version starts empty; running loads keep the old one. */
async function currentCache() {
  const current = perDatabase(await database(), 'catalogueCache', () => ({ version: -1, entries: emptyCache() }))
  const version = await catalogueVersion()
  if (current.version < version) Object.assign(current, { version, entries: emptyCache() })
  return current.entries
}

/** Entries are shared between requests, so they must not be written to. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/**
 * Caches the result of `load` until the catalogue changes; concurrent callers share one load. The value is frozen. Use
 * it only for data of the catalogue: never for stock or customer data.
 */
export async function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const entries = await currentCache()
  const { value } = await entries.forceFetch(key, { context: load })
  // The key identifies the query, so the entry has the type of `load`.
  return value as T
}
