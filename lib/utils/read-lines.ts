/**
 * The lines of a text that comes in pieces, parted by `\n` alone: from version 24 on Node's `readline` parts them at U+2028 and U+2029
 * too, which JSON leaves in what customers wrote. Throws what the source throws.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest = ''
  for await (const piece of source) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n')
    rest += first
    for (const next of others) {
      yield rest
      rest = next
    }
  }
  rest += decoder.decode()
  if (rest) yield rest
}
