import type { ProductIndex } from './product-index'
import { MOST_TOKENS, stem } from './tokens'

/** Minimum length of each part. */
const MIN_PART = 3

/** Splits compound words: `dogfood`, `birdcage`. Null if none was split. */
export function splitCompounds(tokens: readonly string[], index: ProductIndex): string[] | null {
  const split = tokens.flatMap((token) => partsOf(token, index) ?? [token])
  return split.length > tokens.length && split.length <= MOST_TOKENS ? split : null
}

/** Splits an unknown word into a word of a name and a known word. */
function partsOf(token: string, index: ProductIndex): [string, string] | null {
  if (!/^[a-z]+$/.test(token) || index.knows(token)) return null
  for (let at = MIN_PART; at <= token.length - MIN_PART; at++) {
    const [head, tail] = [stem(token.slice(0, at)), stem(token.slice(at))]
    if (index.knows(tail) && index.hasName(head)) return [head, tail]
  }
  return null
}
