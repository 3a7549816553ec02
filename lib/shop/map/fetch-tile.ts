import 'server-only'
import { readStream } from '@/lib/utils/read-stream'

/** Request timeout, ms. */
const TIMEOUT = 5_000
/** Maximum tile size, bytes. */
const MAX_BYTES = 512 * 1024

/** A tile; `none`: the server has none; `away`: the server fails or limits requests, so pause. */
export type FetchedTile = Uint8Array<ArrayBuffer> | 'none' | 'away'

/** Fetches one tile. Never throws. */
export async function fetchTile(address: string, shopUrl: string): Promise<FetchedTile> {
  try {
    const answer = await fetch(address, {
      headers: { 'User-Agent': `Oasis shop (${shopUrl})`, Accept: 'image/png' },
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
async function readTile(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readStream(body)) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return size > 0 ? new Uint8Array(Buffer.concat(chunks)) : null
}
