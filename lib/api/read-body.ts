import { ShopError } from '@/lib/contract/error'
import { readStream } from '@/lib/utils/read-stream'

/**
 * Yields a request's body, at most `maxBytes`. Throws PayloadTooLarge (before reading if the length is declared), and
 * BadRequest when the client aborts, which is not a fault of the shop.
 */
export async function* bodyChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ShopError('PayloadTooLarge')
  if (!request.body) return
  let size = 0
  try {
    for await (const piece of readStream(request.body)) {
      size += piece.byteLength
      if (size > maxBytes) throw new ShopError('PayloadTooLarge')
      yield piece
    }
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('BadRequest', [], { cause: error })
  }
}

/** Reads a request's body as text of at most `maxBytes`. Throws PayloadTooLarge, BadRequest. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const piece of bodyChunks(request, maxBytes)) chunks.push(piece)
  return new TextDecoder().decode(Buffer.concat(chunks))
}
