import type { Bilingual } from '@/lib/contract/bilingual'
import { headOf } from '@/lib/utils/graphemes'
import { wordsOfColor } from './color-words'
import { otherSpellings } from './compounds'
import { normalise, withoutArticle, words } from './normalise'
import { isKnownWord, withoutPrefix } from './synonyms'
import { stem } from './tokens'

/** The searchable fields of a product. */
export interface SearchFields {
  title: Bilingual
  description: Bilingual
  category: Bilingual | null
  subcategory: Bilingual | null
  /** Found by `wordsOfColor`. */
  colors: readonly string[]
  /** Names of its sizes; none by default. */
  sizes?: readonly Bilingual[]
}

/** Increment with every change of `searchColumns`: `renewSearch` then updates stored products. */
export const SEARCH_VERSION = 7

/** Characters of each description that are indexed. */
const DESCRIPTION_HEAD = 300

/** Marks the start of a title; never part of a normalised word. */
export const TITLE_START = '|'

/**
 * Prefixes of lexemes, never part of a normalised word: every word of a product is stored bare, those of its titles and
 * categories also as `name`, those of its titles also as `title`, the first of each title also as `start`.
 */
const tags = { any: '', name: ':', title: '|', start: ';' } as const
export type Tag = keyof typeof tags

/** Characters of a word that count: PostgreSQL refuses lexemes of more than 2 046 bytes. */
const WORD_MAX = 500

/** A quoted lexeme of a text vector or query. */
export function lexeme(word: string, tag: Tag): string {
  return `'${tags[tag]}${headOf(word, WORD_MAX).replaceAll(/['\\]/g, '')}'`
}

/** A two-letter word without its article: طيور حب finds طيور الحب. Only documents get this form: a query for ألية does not mean يه. */
function withoutShortArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2}$)/u, '')
}

/** Forms of a word in a name: also without article, prefix or "and", so that برسيم finds تبن وبرسيم. */
function nameForms(word: string): string[] {
  return [word, stem(word), withoutShortArticle(word), withoutLetter(word, /^و/u)]
}

/** Forms of a word in a description: also without "and", "with" or "for", so that كلب finds لكلب. */
function textForms(word: string): string[] {
  return [
    word,
    withoutArticle(word),
    withoutShortArticle(word),
    withoutPrefix(word),
    withoutLetter(word, /^(?:[وب]|ل(?!ل))/u),
  ]
}

/** Removes a leading letter if three letters remain; known words keep it, so that وردي is not ردي. */
function withoutLetter(word: string, prefix: RegExp): string {
  const bare = word.replace(prefix, '')
  return isKnownWord(word) || !/^(?!ال)\p{L}{3}/u.test(bare) ? word : bare
}

/**
 * Builds the search columns of a product; write them with every change of it, its category or its subcategory.
 * `searchTitle` is `| english title | arabic title `. `searchWords` lists the lexemes of every form of every word.
 */
export function searchColumns(fields: SearchFields): { searchTitle: string; searchWords: string } {
  const names = [fields.title.en, fields.title.ar]
  const titles = names.map(normalise)
  const categories = [fields.category, fields.subcategory].flatMap((name) => (name ? [name.en, name.ar] : []))
  const sizes = (fields.sizes ?? []).flatMap((name) => [name.en, name.ar]).map(normalise)
  const descriptions = [fields.description.en, fields.description.ar].map((text) => headOf(text, DESCRIPTION_HEAD))
  const found = new Set<string>()
  const added = (texts: string[], forms: (word: string) => string[], wordTags: Tag[]) => {
    const fresh = [...new Set(texts.flatMap(words).flatMap(forms))].filter((word) => !found.has(word))
    for (const word of fresh) found.add(word)
    return fresh.flatMap((word) => wordTags.map((tag) => lexeme(word, tag)))
  }
  const asWritten = (word: string) => [word]
  const inTitle: Tag[] = ['any', 'name', 'title']
  const lexemes = [
    ...titles.flatMap((title) => words(title).slice(0, 1)).map((word) => lexeme(word, 'start')),
    ...added(titles, nameForms, inTitle),
    ...added(
      names.map((name) => otherSpellings(name).join(' ')),
      asWritten,
      inTitle,
    ),
    ...added(categories.map(normalise), nameForms, ['any', 'name']),
    ...added([fields.colors.flatMap(wordsOfColor).join(' ')], asWritten, ['any']),
    ...added(sizes, nameForms, ['any']),
    // More forms of title words, ranked like descriptions: بتونة may be تونة.
    ...added(titles, textForms, ['any']),
    ...added(descriptions.map(normalise), textForms, ['any']),
  ]
  return {
    searchTitle: titles.map((title) => `${TITLE_START} ${title} `).join(''),
    searchWords: lexemes.join(' '),
  }
}
