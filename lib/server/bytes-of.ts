/** Copies a chunk passed to `write` or `end` into a buffer; anything that is not a chunk gives an empty one. */
export function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encodingOf(encoding))
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}

function encodingOf(value: unknown): BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value) ? value : 'utf8'
}
