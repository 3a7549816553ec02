import 'server-only'
import { readStream } from '@/lib/utils/read-stream'

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

/** Reads a tile; null when it is empty or larger than `LARGEST`, of which no more is read. */
async function readTile(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readStream(body)) {
    size += chunk.byteLength
    if (size > LARGEST) return null
    chunks.push(chunk)
  }
  return size > 0 ? new Uint8Array(Buffer.concat(chunks)) : null
}
