import 'server-only'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config'
import { currentVersion } from './version'

/** Answers kept at once; a page of 12 products is some 20 kB. */
const ENTRIES = 2000

declare global {
  var oasisCatalogueMemory: LRUCache<string, Promise<unknown>> | undefined
}

function memory(): LRUCache<string, Promise<unknown>> {
  return (globalThis.oasisCatalogueMemory ??= new LRUCache({ max: ENTRIES }))
}

/**
 * What `load` answers, kept until the catalogue changes; the same question asked twice at once is answered once. What
 * fails is not kept. Only for what every visitor may see: never for stock at the moment of buying, never for customers.
 */
export async function remember<T>(key: string, load: () => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config()
  const name = `${databaseUrl ?? dataDir}:${await currentVersion()}:${key}`
  const kept = memory().get(name)
  // The key names what is asked, so what was kept under it has the type of `load`.
  if (kept) return kept as Promise<T>
  const loading = load()
  memory().set(name, loading)
  loading.catch(() => memory().delete(name))
  return loading
}
