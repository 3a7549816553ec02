import 'server-only'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config/environment'
import { WorkQueue } from '@/lib/utils/work-queue'
import { spendHere } from '../limits/spend'
import { readStream, readUpTo } from '@/lib/utils/read-stream'
import { mapFacts } from '@/lib/config/constants'

type Tile = Uint8Array<ArrayBuffer>

/** Cache size in bytes, tile lifetime and pause after a failed request (ms). */
const CACHE_BYTES = 16 * 1024 * 1024
const TILE_TTL = 7 * 24 * 60 * 60 * 1000
const PAUSE = 60_000
/** Size (bytes) and lifetime (ms) of a remembered missing tile. */
const MISSING_BYTES = 200
const MISSING_TTL = 60 * 60 * 1000
/** Concurrent fetches, and fetches that may wait: more than most whole maps need. */
const AT_ONCE = 4
const MAX_WAITING = 400

const queue = new WorkQueue(AT_ONCE)
let pausedUntil = 0

/** Tiles by URL; `none` for one that the server does not have. The context is the visitor's address. */
const tiles = new LRUCache<string, Tile | 'none', string | null>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (tile) => (tile === 'none' ? MISSING_BYTES : tile.byteLength),
  ttl: TILE_TTL,
  ignoreFetchAbort: true,
  async fetchMethod(address, _stale, { options, context: who }) {
    if (isPaused() || queue.waiting >= MAX_WAITING) return undefined
    spendHere('tilesPerAddress', who)
    spendHere('tilesOfShop', '')
    return queue.run(async () => {
      // The server may have failed while this call was queued.
      if (isPaused()) return undefined
      const tile = await fetchTile(address)
      if (tile === 'none') options.ttl = MISSING_TTL
      if (tile !== 'away') return tile
      pausedUntil = Date.now() + PAUSE
      return undefined
    })
  },
})

/** Request timeout, ms. */
const TIMEOUT = 5_000
/** Maximum tile size, bytes. */
const MAX_BYTES = 512 * 1024

/**
 * Returns a map tile as PNG from memory or the tile server; null when the server fails or has none. Browsers never contact the tile
 * server: it learns nothing about visitors, and each tile is fetched once for all. Throws TooManyRequests when `who`, an address,
 * caused too many fetches.
 */
export async function mapTile({ z, x, y }: TilePlace, who: string | null): Promise<Tile | null> {
  const address = config().tileUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const tile = await tiles.fetch(address, { context: who })
  return tile === undefined || tile === 'none' ? null : tile
}

function isPaused(): boolean {
  return Date.now() < pausedUntil
}

/** Fetches one tile; `none`: the server has none; `away`: the server fails or limits requests. Never throws. */
async function fetchTile(address: string): Promise<Tile | 'none' | 'away'> {
  try {
    const answer = await fetch(address, {
      headers: { 'User-Agent': `Oasis shop (${config().shopUrl})`, Accept: 'image/png' },
      signal: AbortSignal.timeout(TIMEOUT),
      cache: 'no-store',
      redirect: 'error',
    })
    if (answer.ok && answer.body && answer.headers.get('content-type')?.startsWith('image/'))
      return (await readTile(answer.body)) ?? 'none'
    await answer.body?.cancel()
    return answer.status === 429 || answer.status >= 500 ? 'away' : 'none'
  } catch {
    return 'away'
  }
}

/** Reads a tile; null when empty or larger than `MAX_BYTES`, without reading on. */
async function readTile(body: ReadableStream<Uint8Array>): Promise<Tile | null> {
  const tile = await readUpTo(readStream(body), MAX_BYTES)
  return tile?.byteLength ? new Uint8Array(tile) : null
}

/** A map tile: zoom, column and row. */
interface TilePlace {
  z: number
  x: number
  y: number
}

/** Parses a tile's URL parts (`12`, `2682`, `1767.png`); null outside the Emirates or when malformed. */
export function parseTilePlace(zoom: string, column: string, file: string): TilePlace | null {
  const row = /^(\d{1,6})\.png$/.exec(file)?.[1]
  if (!row || !/^\d{1,2}$/.test(zoom) || !/^\d{1,6}$/.test(column)) return null
  const place = { z: Number(zoom), x: Number(column), y: Number(row) }
  return isInEmirates(place) ? place : null
}

/** Limits tiles to the Emirates, to spare the tile server. */
function isInEmirates({ z, x, y }: TilePlace): boolean {
  const { minZoom, maxZoom, around } = mapFacts
  if (z < minZoom || z > maxZoom) return false
  const { x: west, y: north } = tileAt(around.north, around.west, z)
  const { x: east, y: south } = tileAt(around.south, around.east, z)
  return x >= west && x <= east && y >= north && y <= south
}

/** The tile of a position, in Web Mercator. */
export function tileAt(latitude: number, longitude: number, z: number): TilePlace {
  const side = 2 ** z
  const radians = (latitude * Math.PI) / 180
  const down = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
  return { z, x: Math.floor(((longitude + 180) / 360) * side), y: Math.floor(down * side) }
}
