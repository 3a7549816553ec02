import { LETTER_OR_DIGIT } from '@/lib/contract/fields'
import { normalise, withoutArticle, words } from './normalise'
import { withoutPrefix } from './synonyms'

/** Words of a keyword beyond these are not looked at. */
export const MOST_TOKENS = 8
const LATIN_PLURAL = /^[a-z]{3,}(?<!s)s$/

/** A word as it is asked for: without the Arabic article and prefixes and the English plural, so that either form finds the other. */
export function stem(word: string): string {
  const bare = withoutPrefix(withoutArticle(word))
  return LATIN_PLURAL.test(bare) ? bare.slice(0, -1) : bare
}

/** Between a number and the unit written onto it: `12kg` is asked for as `12 kg`. */
const UNIT_START = /(?<=^\d+(?:\.\d+)?)(?=\p{L}+$)/u

/** The words of a keyword, all of which a product has to have. Signs alone are none: no index knows them. */
export function keywordTokens(keyword: string): string[] {
  const telling = words(normalise(keyword)).filter((word) => LETTER_OR_DIGIT.test(word))
  const parted = telling.flatMap((word) => word.split(UNIT_START))
  return [...new Set(parted.map(stem))].slice(0, MOST_TOKENS)
}
