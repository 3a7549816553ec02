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
