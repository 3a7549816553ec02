import 'server-only'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config/environment'
import { WorkQueue } from '@/lib/utils/work-queue'
import { spendHere } from '../limits/spend-here'
import { fetchTile } from './fetch-tile'
import type { TilePlace } from './tile-place'

type Tile = Uint8Array<ArrayBuffer>

/** Bytes of tiles kept in memory, how long one is good, and how long a server that did not answer is left alone (ms). */
const MAX_SIZE = 16 * 1024 * 1024
const GOOD_FOR = 7 * 24 * 60 * 60 * 1000
const REST = 60_000
/** Places of which the server has no tile: so many are remembered, for so long (ms). */
const NONE_OF = 5_000
const NONE_FOR = 60 * 60 * 1000
/** Tiles asked for at a time, and tiles that may wait for their turn: more than some people's whole maps. */
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
 * A tile of the map as PNG, from memory or from the tile server; null when that one does not answer or has none. Visitors' browsers
 * never ask it themselves: it learns nothing about them, and each tile is fetched once for all. Throws TooManyRequests when `who`,
 * an address, made the shop fetch too many.
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
  // The server may have failed while this one waited for its turn.
  if (resting()) return null
  const tile = await fetchTile(address, shopUrl)
  if (tile === 'away') restsUntil = Date.now() + REST
  else if (tile === 'none') none.set(address, true)
  else tiles.set(address, tile)
  return typeof tile === 'string' ? null : tile
}
