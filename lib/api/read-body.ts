import { ShopError } from '@/lib/contract/error'
import { readStream } from '@/lib/utils/read-stream'

/**
 * The body of a request as it comes, at most `maxBytes`. Throws PayloadTooLarge, before anything is read when the request says its
 * length, and BadRequest when the client breaks off: that is no fault of the shop, and nobody reads the answer.
 */
export async function* bodyPieces(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
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

/** The body of a request as text, at most `maxBytes` of it. Throws PayloadTooLarge, BadRequest. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bodyPieces(request, maxBytes)) pieces.push(piece)
  return new TextDecoder().decode(Buffer.concat(pieces))
}
