import type { Bilingual } from '@/lib/contract/bilingual'
import { wordsOfColor } from './color-words'
import { otherSpellings } from './compounds'
import { normalise, withoutArticle, words } from './normalise'
import { isKnownWord, withoutPrefix } from './synonyms'
import { stem } from './tokens'

/** What a product is found by. */
export interface SearchFields {
  title: Bilingual
  description: Bilingual
  category: Bilingual | null
  subcategory: Bilingual | null
  /** `#RRGGBB` each: found by the words of `wordsOfColor`. */
  colors: readonly string[]
}

/** Raise it with any change of what `searchColumns` writes: products of an older version are written anew (`renewSearch`). */
export const SEARCH_VERSION = 5

/** Characters of each description that are searched. */
const DESCRIPTION_HEAD = 300

/** Stands before each title: never part of a normalised word, so that a title's start can be asked for. */
export const TITLE_START = '|'

/** Stands behind the words of the titles, and behind those of the categories. */
export const FIELD_END = '|'

/**
 * A word of two letters without its article, so that طيور حب finds طيور الحب. A product only has one word more by it; whoever asks
 * for ألية means no يه.
 */
function withoutShortArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2}$)/u, '')
}

/** A name's word as it stands and as it may be asked for: without what is written onto it, `and` too, so that تبن وبرسيم is برسيم. */
function nameForms(word: string): string[] {
  return [word, stem(word), withoutShortArticle(word), withoutLetter(word, /^و/u)]
}

/** A description's word, also without the `and`, `with` or `for` that Arabic writes onto it: لكلب is كلب. */
function textForms(word: string): string[] {
  return [
    word,
    withoutArticle(word),
    withoutShortArticle(word),
    withoutPrefix(word),
    withoutLetter(word, /^(?:[وب]|ل(?!ل))/u),
  ]
}

/** Whatever is left, if it has three letters: known words keep their first one, so that وردي is no ردي. */
function withoutLetter(word: string, letter: RegExp): string {
  const bare = word.replace(letter, '')
  return isKnownWord(word) || !/^(?!ال)\p{L}{3}/u.test(bare) ? word : bare
}

/**
 * The search columns of a product, to be written with every change of it, its category or its subcategory.
 * `searchTitle` is `| english title | arabic title `; `searchText` holds every word once, ` titles | categories | descriptions `,
 * each in all its forms and where it first comes; those of colours stand with the descriptions. In both each word has a space on either side.
 */
export function searchColumns(fields: SearchFields): { searchTitle: string; searchText: string } {
  const names = [fields.title.en, fields.title.ar]
  const titles = names.map(normalise)
  const categories = [fields.category, fields.subcategory].flatMap((name) => (name ? [name.en, name.ar] : []))
  const descriptions = [fields.description.en, fields.description.ar].map((text) => text.slice(0, DESCRIPTION_HEAD))
  const found = new Set<string>()
  const added = (texts: string[], forms: (word: string) => string[]) => {
    const fresh = [...new Set(texts.flatMap(words).flatMap(forms))].filter((word) => !found.has(word))
    for (const word of fresh) found.add(word)
    return fresh
  }
  const searched = [
    ...added(titles, nameForms),
    ...added(
      names.map((name) => otherSpellings(name).join(' ')),
      (word) => [word],
    ),
    FIELD_END,
    ...added(categories.map(normalise), nameForms),
    FIELD_END,
    ...added([fields.colors.flatMap(wordsOfColor).join(' ')], (word) => [word]),
    // Of a title's word that the tables do not know: بتونة may be تونة, but بطاقة no طاقة.
    ...added(titles, textForms),
    ...added(descriptions.map(normalise), textForms),
  ]
  return {
    searchTitle: titles.map((title) => `${TITLE_START} ${title} `).join(''),
    searchText: ` ${searched.join(' ')} `,
  }
}
