/** Yields a stream's chunks. Cancels the stream when the consumer stops early. */
export async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    // A broken stream rejects again here; its error has been thrown already.
    await reader.cancel().catch(() => {})
  }
}

/** Reads all chunks; null, without reading on, for more than `max` bytes. */
export async function readUpTo(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  max: number,
): Promise<Buffer | null> {
  const read: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > max) return null
    read.push(chunk)
  }
  return Buffer.concat(read)
}

/**
 * Splits a chunked text into lines at `\n` only: from Node 24 `readline` also splits at U+2028 and U+2029, which JSON leaves in customers' text. Throws what the
 * source throws.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest = ''
  for await (const chunk of source) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    rest += first
    for (const next of others) {
      yield rest
      rest = next
    }
  }
  rest += decoder.decode()
  if (rest) yield rest
}
