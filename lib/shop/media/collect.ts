import { ShopError } from '@/lib/contract/error'
import { readStream } from '@/lib/utils/read-stream'

/** Incoming bytes: a buffer, chunks, or a request body. */
export type Incoming = Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>

/** Collects at most `maxBytes` bytes. Throws PayloadTooLarge as soon as there are more, without reading on. */
export async function collect(bytes: Incoming, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of chunksOf(bytes)) {
    size += part.byteLength
    if (size > maxBytes) throw new ShopError('PayloadTooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

async function* chunksOf(bytes: Incoming): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Uint8Array) yield bytes
  else if (bytes instanceof ReadableStream) yield* readStream(bytes)
  else yield* bytes
}
