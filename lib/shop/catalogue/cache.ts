import 'server-only'
import { LRUCache } from 'lru-cache'
import { database, type Db } from '@/lib/db/database'
import { singleton } from '@/lib/utils/singleton'
import { catalogueVersion } from './version'

/** Total size of all entries, in characters of JSON. */
const MAX_SIZE = 64_000_000
/** Overhead of an entry, in characters. */
const OVERHEAD = 200

interface Kept {
  value: unknown
}

interface CatalogueCache {
  version: number
  entries: LRUCache<string, Kept>
  loading: Map<string, Promise<unknown>>
}

function emptyCache(version: number): CatalogueCache {
  const entries = new LRUCache<string, Kept>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ value }, key) => JSON.stringify(value ?? null).length + key.length + OVERHEAD,
  })
  return { version, entries, loading: new Map() }
}

/** The cache of the current catalogue version. A new version starts empty; running loads keep the old one. */
async function currentCache(): Promise<CatalogueCache> {
  const db = await database()
  const version = await catalogueVersion()
  const all = singleton('catalogueCache', () => new WeakMap<Db, CatalogueCache>())
  const known = all.get(db)
  if (known && known.version >= version) return known
  const fresh = emptyCache(version)
  all.set(db, fresh)
  return fresh
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
  const { entries, loading } = await currentCache()
  const kept = entries.get(key)
  // The key identifies the query, so the entry has the type of `load`.
  if (kept) return kept.value as T
  const running = loading.get(key)
  if (running) return running as Promise<T>
  const answer = load().then(frozen)
  loading.set(key, answer)
  try {
    entries.set(key, { value: await answer })
  } finally {
    loading.delete(key)
  }
  return answer
}
