import type { Bilingual } from '@/lib/contract/bilingual'
import { normalise, withoutArticle, words } from './normalise'

/** What a product is found by. */
export interface SearchFields {
  title: Bilingual
  description: Bilingual
  category: Bilingual | null
  subcategory: Bilingual | null
}

/** Raise it with any change of what `searchColumns` writes: products of an older version are written anew (`renewSearch`). */
export const SEARCH_VERSION = 2

/** Characters of each description that are searched. */
const DESCRIPTION_HEAD = 300

/** Stands before each title: never part of a normalised word, so that a title's start can be asked for. */
export const TITLE_START = '|'

/**
 * A word of two letters without its article, so that طيور حب finds طيور الحب. A product only has one word more by it; whoever asks
 * for ألية means no يه.
 */
function withoutShortArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2}$)/u, '')
}

/**
 * The search columns of a product, to be written with every change of it, its category or its subcategory.
 * `searchTitle` is `| english title | arabic title `; `searchText` holds every word once, those of the titles first, and
 * Arabic words also without their article. In both each word has a space on either side.
 */
export function searchColumns(fields: SearchFields): { searchTitle: string; searchText: string } {
  const titles = [normalise(fields.title.en), normalise(fields.title.ar)]
  const texts = [
    ...titles,
    ...[fields.category, fields.subcategory].flatMap((name) => (name ? [name.en, name.ar].map(normalise) : [])),
    ...[fields.description.en, fields.description.ar].map((text) => normalise(text.slice(0, DESCRIPTION_HEAD))),
  ]
  const found = new Set(texts.flatMap(words).flatMap((word) => [word, withoutArticle(word), withoutShortArticle(word)]))
  return {
    searchTitle: titles.map((title) => `${TITLE_START} ${title} `).join(''),
    searchText: ` ${[...found].join(' ')} `,
  }
}
