import 'server-only'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config/environment'
import { WorkQueue } from '@/lib/utils/work-queue'
import { spendHere } from '../limits/spend-here'
import { fetchTile } from './fetch-tile'
import type { TilePlace } from './tile-place'

type Tile = Uint8Array<ArrayBuffer>

/** Cache size in bytes, tile lifetime and pause after a failed request (ms). */
const CACHE_BYTES = 16 * 1024 * 1024
const TILE_TTL = 7 * 24 * 60 * 60 * 1000
const PAUSE = 60_000
/** Number and lifetime (ms) of remembered missing tiles. */
const MAX_MISSING = 5_000
const MISSING_TTL = 60 * 60 * 1000
/** Concurrent fetches, and fetches that may wait: more than most whole maps need. */
const AT_ONCE = 4
const MAX_WAITING = 400

const tiles = new LRUCache<string, Tile>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (tile) => tile.byteLength,
  ttl: TILE_TTL,
})
const none = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_TTL })
const inFlight = new Map<string, Promise<Tile | null>>()
const queue = new WorkQueue(AT_ONCE)
let restsUntil = 0

/**
 * Returns a map tile as PNG from memory or the tile server; null when the server fails or has none. Browsers never contact the tile
 * server: it learns nothing about visitors, and each tile is fetched once for all. Throws TooManyRequests when `who`, an address,
 * caused too many fetches.
 */
export async function mapTile({ z, x, y }: TilePlace, who: string | null): Promise<Tile | null> {
  const { tileUrl, shopUrl } = config()
  const address = tileUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const cached = tiles.get(address)
  if (cached) return cached
  const request = inFlight.get(address)
  if (request) return request
  if (none.has(address) || isPaused() || inFlight.size >= MAX_WAITING) return null
  spendHere('tilesPerAddress', who)
  spendHere('tilesOfShop', '')
  const fetching = queue.run(() => fetchAndKeep(address, shopUrl)).finally(() => inFlight.delete(address))
  inFlight.set(address, fetching)
  return fetching
}

function isPaused(): boolean {
  return Date.now() < restsUntil
}

async function fetchAndKeep(address: string, shopUrl: string): Promise<Tile | null> {
  // The server may have failed while this call was queued.
  if (isPaused()) return null
  const tile = await fetchTile(address, shopUrl)
  if (tile === 'away') restsUntil = Date.now() + PAUSE
  else if (tile === 'none') none.set(address, true)
  else tiles.set(address, tile)
  return typeof tile === 'string' ? null : tile
}
