import type { Synonyms } from '@/lib/contract/staff-catalogue'
import { isColorWord } from './color-words'
import { compoundsOf } from './compounds'
import { normalise, withoutArticle, words } from './normalise'
import standard from './synonyms.json'

/**
 * The words a shop for animals in the Emirates starts with, dialect included: broken plurals share no stem, and `دياي` is
 * more edits from `دجاج` than a typo. No narrower meanings: `ناقة` stays a she-camel. Their words are also those that keep
 * a first letter which looks like a prefix.
 */
export const standardSynonyms: Synonyms = standard

/** Alternatives for one word of the keyword: the typed word first, then its synonyms. */
export type Choice = readonly string[]

/** By typed word: what it finds, normalised. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>

/** Reads a list of synonyms. */
export function synonymTable(list: Synonyms): SynonymTable {
  const table = new Map<string, string[]>()
  for (const { typed, finds } of list) {
    const forms = words(normalise(typed)).flatMap((one) => [one, withoutArticle(one)])
    for (const word of new Set(forms)) table.set(word, [...(table.get(word) ?? []), ...words(normalise(finds))])
  }
  return table
}

const standardTable = synonymTable(standardSynonyms)
const knownWords = new Set([...standardTable].flat(2))
/** Arabic prepositions and "and" written onto a word, with and without the article. */
const PREFIX = /^(?:[وف]?(?:[بك]?ال|لل?|[بك])|[وف])/u

/** Whether a normalised word is in the standard synonyms or a color. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word) || isColorWord(word)
}

/**
 * Removes a prefixed ب، ل، ك، و or ف from a normalised word if the standard synonyms know the rest: لقطط is قطط. Words that only
 * begin with such a letter (كلاب, بقرة, وردي) stay.
 */
export function withoutPrefix(word: string): string {
  if (isKnownWord(word)) return word
  const bare = word.replace(PREFIX, '')
  // فقط (only) is not ف + قط (cat).
  const isRoom = bare.length > 2 || /^[بلو]/.test(word)
  return isRoom && knownWords.has(bare) ? bare : word
}

/** `puppy`, or what `stem` leaves of `puppies`. */
const ENDS_IN_Y = /(?<=^[a-z]+[^aeiouy])(?:y|ie)$/
/** What `stem` leaves of `leashes`, `boxes`, `carcasses`. */
const ENDS_IN_E = /(?<=^[a-z]+(?:[cs]h|ss|x))e$/

/** A three-letter word needs its plural, as it may not match as a prefix: see `named` of `conditions.ts`. */
const SHORT = /^[a-z]{3}$/
const ENDS_IN_HISS = /(?:[cs]h|[sxz])$/

/** Number variants: `puppie` for `puppy` and back, `leash` for `leashe`, `dogs` for `dog`. */
function numberVariants(token: string): string[] {
  const [ending] = ENDS_IN_Y.exec(token) ?? []
  if (ending && SHORT.test(token)) return [`${token.slice(0, -1)}ies`]
  if (ending) return [token.slice(0, -ending.length) + (ending === 'y' ? 'ie' : 'y')]
  if (ENDS_IN_E.test(token)) return [token.slice(0, -1)]
  return SHORT.test(token) ? [token + (ENDS_IN_HISS.test(token) ? 'es' : 's')] : []
}

const NUMBER = /^\d+(?:\.\d+)?$/
const UNIT = /^\p{L}+$/u

/** Adds synonyms to each token: also a unit joined to its number, and `k 9` or `2 in 1` as one word. */
export function synonymsOf(tokens: readonly string[], table: SynonymTable = standardTable): Choice[] {
  const compounds = compoundsOf(tokens)
  return tokens.map((token, at) => {
    const before = tokens[at - 1] ?? ''
    const written = NUMBER.test(before) && UNIT.test(token) ? [before + token] : []
    const forms = [token, ...numberVariants(token)]
    return [...forms, ...forms.flatMap((form) => table.get(form) ?? []), ...written, ...(compounds[at] ?? [])]
  })
}
