import { ShopError } from '@/lib/contract/error'

/** Gathers bytes, at most `maxBytes`. Throws PayloadTooLarge the moment there are more, without reading on. */
export async function collect(bytes: Uint8Array | AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  if (bytes instanceof Uint8Array) {
    if (bytes.byteLength > maxBytes) throw new ShopError('PayloadTooLarge')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.byteLength
    if (size > maxBytes) throw new ShopError('PayloadTooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}
