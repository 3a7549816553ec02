import 'server-only'

/** How long a tile may take to come, in ms. */
const PATIENCE = 5_000
/** No tile is larger, in bytes. */
const LARGEST = 512 * 1024

/** A tile; or that there is none of this place, or that the server is not to be asked for a while: it is away, or has had enough. */
export type FetchedTile = Uint8Array<ArrayBuffer> | 'none' | 'away'

/** Asks the tile server for one tile. Never throws. */
export async function fetchTile(address: string, shopUrl: string): Promise<FetchedTile> {
  try {
    const answer = await fetch(address, {
      headers: { 'User-Agent': `Oasis shop (${shopUrl})`, Accept: 'image/png' },
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    })
    if (answer.ok && answer.headers.get('content-type')?.startsWith('image/')) {
      const tile = new Uint8Array(await answer.arrayBuffer())
      return tile.byteLength > 0 && tile.byteLength <= LARGEST ? tile : 'none'
    }
    await answer.body?.cancel()
    return answer.status === 429 || answer.status >= 500 ? 'away' : 'none'
  } catch {
    return 'away'
  }
}
