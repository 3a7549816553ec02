import 'server-only'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config/environment'
import { WorkQueue } from '@/lib/utils/work-queue'
import { spendHere } from '../limits/spend-here'
import { fetchTile } from './fetch-tile'
import type { TilePlace } from './tile-place'

type Tile = Uint8Array<ArrayBuffer>

/** Cache size in bytes, tile lifetime and pause after a failed request (ms). */
const MAX_SIZE = 16 * 1024 * 1024
const GOOD_FOR = 7 * 24 * 60 * 60 * 1000
const REST = 60_000
/** Number and lifetime (ms) of remembered missing tiles. */
const NONE_OF = 5_000
const NONE_FOR = 60 * 60 * 1000
/** Concurrent fetches, and fetches that may wait: more than most whole maps need. */
const AT_ONCE = 4
const WAITING = 400

const tiles = new LRUCache<string, Tile>({
  maxSize: MAX_SIZE,
  sizeCalculation: (tile) => tile.byteLength,
  ttl: GOOD_FOR,
})
const none = new LRUCache<string, true>({ max: NONE_OF, ttl: NONE_FOR })
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
  const kept = tiles.get(address)
  if (kept) return kept
  const request = inFlight.get(address)
  if (request) return request
  if (none.has(address) || resting() || inFlight.size >= WAITING) return null
  spendHere('tilesPerAddress', who)
  spendHere('tilesOfShop', '')
  const fetching = queue.run(() => fetchAndKeep(address, shopUrl)).finally(() => inFlight.delete(address))
  inFlight.set(address, fetching)
  return fetching
}

function resting(): boolean {
  return Date.now() < restsUntil
}

async function fetchAndKeep(address: string, shopUrl: string): Promise<Tile | null> {
  // The server may have failed while this call was queued.
  if (resting()) return null
  const tile = await fetchTile(address, shopUrl)
  if (tile === 'away') restsUntil = Date.now() + REST
  else if (tile === 'none') none.set(address, true)
  else tiles.set(address, tile)
  return typeof tile === 'string' ? null : tile
}
