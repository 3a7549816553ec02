import { LETTER_OR_DIGIT } from '@/lib/contract/fields'
import { normalise, withoutArticle, words } from './normalise'
import { withoutPrefix } from './synonyms'

/** Maximum number of words of a keyword. */
export const MOST_TOKENS = 8
const LATIN_PLURAL = /^[a-z]{3,}(?<!s)s$/

/** Stems a word: removes the Arabic article and prefixes and the English plural, so that either form finds the other. */
export function stem(word: string): string {
  const bare = withoutPrefix(withoutArticle(word))
  return LATIN_PLURAL.test(bare) ? bare.slice(0, -1) : bare
}

/** Between a number and its unit: `12kg` becomes `12 kg`. */
const UNIT_START = /(?<=^\d+(?:\.\d+)?)(?=\p{L}+$)/u

/** Splits a keyword into tokens; a product must match all of them. Tokens of signs only are dropped. */
export function keywordTokens(keyword: string): string[] {
  const meaningful = words(normalise(keyword)).filter((word) => LETTER_OR_DIGIT.test(word))
  const split = meaningful.flatMap((word) => word.split(UNIT_START))
  return [...new Set(split.map(stem))].slice(0, MOST_TOKENS)
}
