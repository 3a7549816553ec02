/**
 * Splits a chunked text into lines at `
 * ` only: from Node 24 `readline` also splits at U+2028 and U+2029, which JSON leaves in customers' text. Throws what the
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
