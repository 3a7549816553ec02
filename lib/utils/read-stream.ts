/** The pieces of a stream as they come. Whoever stops early has no use for the rest: it is not read on. */
export async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    // One that broke says so again here: what was wrong has been thrown already.
    await reader.cancel().catch(() => {})
  }
}
