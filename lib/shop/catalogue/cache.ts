import 'server-only'
import { LRUCache } from 'lru-cache'
import { database, type Db } from '@/lib/db/database'
import { catalogueVersion } from './version'

/** Characters of JSON kept in memory, all entries together. */
const MAX_SIZE = 64_000_000
/** What an entry takes beside its characters. */
const OVERHEAD = 200

interface Kept {
  value: unknown
}

interface CatalogueCache {
  version: number
  entries: LRUCache<string, Kept>
  loading: Map<string, Promise<unknown>>
}

declare global {
  var oasisCatalogueCache: WeakMap<Db, CatalogueCache> | undefined
}

function emptyCache(version: number): CatalogueCache {
  const entries = new LRUCache<string, Kept>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ value }, key) => JSON.stringify(value ?? null).length + key.length + OVERHEAD,
  })
  return { version, entries, loading: new Map() }
}

/** What is remembered of the catalogue as it is now. A new version starts with nothing; who still loads keeps the old. */
async function currentCache(): Promise<CatalogueCache> {
  const db = await database()
  const version = await catalogueVersion()
  const all = (globalThis.oasisCatalogueCache ??= new WeakMap())
  const known = all.get(db)
  if (known && known.version >= version) return known
  const fresh = emptyCache(version)
  all.set(db, fresh)
  return fresh
}

/** Shared by all who ask, so nobody may write to it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/**
 * What `load` gives, kept until the catalogue changes; those who ask at the same time share one load. The value is
 * frozen. For what depends on the catalogue alone: never stock, never a customer's data. `mayKeep`: false for a value that
 * only those get who ask while it loads.
 */
export async function cached<T>(
  key: string,
  load: () => Promise<T>,
  mayKeep: (value: T) => boolean = () => true,
): Promise<T> {
  const { entries, loading } = await currentCache()
  const kept = entries.get(key)
  // The key names what is asked, so what stands under it has the type of `load`.
  if (kept) return kept.value as T
  const running = loading.get(key)
  if (running) return running as Promise<T>
  const answer = load().then(frozen)
  loading.set(key, answer)
  try {
    const value = await answer
    if (mayKeep(value)) entries.set(key, { value })
  } finally {
    loading.delete(key)
  }
  return answer
}
