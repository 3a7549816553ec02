import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Bytes per HTML chunk; `PIECES` of them cover the first screen. */
const PIECE = 2200
const PIECES = 24
/** Pause between two chunks, ms: room for a frame or two. */
const PAUSE = 30

/** Starts a proxy of the shop that sends pages in chunks and everything else at once. `close` stops it. */
export async function inPieces(shop: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url, headers }, answer) => {
    const { cookie = '', accept = '', 'sec-fetch-dest': kind } = headers
    const given = await fetch(shop + url, { headers: { cookie, accept }, redirect: 'manual' })
    answer.writeHead(given.status, {
      'content-type': given.headers.get('content-type') ?? '',
      'cache-control': given.headers.get('cache-control') ?? '',
      'content-security-policy': given.headers.get('content-security-policy') ?? '',
    })
    const body = Buffer.from(await given.arrayBuffer())
    const slow = kind === 'document' ? PIECE * PIECES : 0
    for (let at = 0; at < Math.min(slow, body.length); at += PIECE) {
      answer.write(body.subarray(at, Math.min(at + PIECE, slow)))
      await setTimeout(PAUSE)
    }
    answer.end(body.subarray(slow))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
