import type { Bilingual } from '@/lib/contract/bilingual'
import { normalise, withoutArticle, words } from './normalise'

/** What a product is found by. */
export interface SearchFields {
  title: Bilingual
  description: Bilingual
  category: Bilingual | null
  subcategory: Bilingual | null
}

/** Characters of each description that are searched. */
const DESCRIPTION_HEAD = 300

/** Between the two titles: never part of a normalised word, so that each title has its own start. */
export const TITLE_BREAK = '|'

/**
 * The search columns of a product, to be written with every change of it, its category or its subcategory.
 * `searchTitle` is `|english|arabic`; `searchText` holds every word once, those of the titles first, with a space on both
 * sides of each, and Arabic words also without their article.
 */
export function searchColumns(fields: SearchFields): { searchTitle: string; searchText: string } {
  const titles = [normalise(fields.title.en), normalise(fields.title.ar)]
  const texts = [
    ...titles,
    ...[fields.category, fields.subcategory].flatMap((name) => (name ? [name.en, name.ar].map(normalise) : [])),
    ...[fields.description.en, fields.description.ar].map((text) => normalise(text.slice(0, DESCRIPTION_HEAD))),
  ]
  const found = new Set(texts.flatMap(words).flatMap((word) => [word, withoutArticle(word)]))
  return { searchTitle: TITLE_BREAK + titles.join(TITLE_BREAK), searchText: ` ${[...found].join(' ')} ` }
}
