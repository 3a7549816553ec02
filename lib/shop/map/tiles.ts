import 'server-only'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config'
import type { TilePlace } from './tile-place'

/** Bytes of tiles kept in memory, how long one is good, and how long a server that did not answer is left alone (ms). */
const ROOM = 16 * 1024 * 1024
const GOOD_FOR = 7 * 24 * 60 * 60 * 1000
const REST = 60_000
const PATIENCE = 5_000
/** No tile is larger, in bytes. */
const LARGEST = 512 * 1024

const tiles = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: ROOM,
  sizeCalculation: (tile) => tile.byteLength,
  ttl: GOOD_FOR,
})
let restsUntil = 0

/**
 * A tile of the map as PNG, from memory or from the tile server; null when that one does not answer. Visitors' browsers
 * never ask it themselves: it learns nothing about them, and each tile is fetched once for all.
 */
export async function mapTile({ z, x, y }: TilePlace): Promise<Uint8Array<ArrayBuffer> | null> {
  const { tileUrl, shopUrl } = config()
  const address = tileUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const kept = tiles.get(address)
  if (kept) return kept
  if (Date.now() < restsUntil) return null
  const tile = await fetchTile(address, shopUrl)
  if (tile) tiles.set(address, tile)
  else restsUntil = Date.now() + REST
  return tile
}

async function fetchTile(address: string, shopUrl: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetch(address, {
      headers: { 'User-Agent': `Oasis shop (${shopUrl})`, Accept: 'image/png' },
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    })
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return null
    const tile = new Uint8Array(await answer.arrayBuffer())
    return tile.byteLength > 0 && tile.byteLength <= LARGEST ? tile : null
  } catch {
    return null
  }
}
