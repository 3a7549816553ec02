import type { ProductIndex } from './product-index'
import { MOST_TOKENS, stem } from './tokens'

/** Letters that either part has at least. */
const LEAST = 3

/** The words of a keyword with those parted that were written as one: `dogfood`, `birdcage`. Null when none was. */
export function splitCompounds(tokens: readonly string[], index: ProductIndex): string[] | null {
  const parted = tokens.flatMap((token) => partsOf(token, index) ?? [token])
  return parted.length > tokens.length && parted.length <= MOST_TOKENS ? parted : null
}

/** A word that no product has, as one that a name has and one behind it that is known. */
function partsOf(token: string, index: ProductIndex): [string, string] | null {
  if (!/^[a-z]+$/.test(token) || index.knows(token)) return null
  for (let at = LEAST; at <= token.length - LEAST; at++) {
    const [head, tail] = [stem(token.slice(0, at)), stem(token.slice(at))]
    if (index.knows(tail) && index.hasName(head)) return [head, tail]
  }
  return null
}
