import type { Category } from '@/lib/contract/category'
import type { Choice } from './choice'
import { closest, lettersOf } from './closest'
import { normalise, words } from './normalise'
import type { ProductIndex } from './product-index'

/**
 * What each word of a keyword may have meant: itself, or up to `limit` words of titles and of categories' names that look
 * much like it. A word that the catalogue has stays alone. Null when there is nothing new to look for.
 */
export function meantWords(
  tokens: string[],
  { index, categories, limit }: { index: ProductIndex; categories: Category[]; limit: number },
): Choice[] | null {
  const shelves = categories.flatMap((category) => [category, ...category.subcategories])
  const shelfWords = new Set(shelves.flatMap(({ name }) => words(normalise(`${name.en} ${name.ar}`))))
  const timesOf = (word: string) => index.titlesWith(word) || (shelfWords.has(word) ? 1 : 0)
  const shelf = { words: [...shelfWords], letters: [...shelfWords].map(lettersOf) }
  const known = { known: [shelf, index.words], timesOf }
  const choices = tokens.map((token) => (timesOf(token) > 0 ? [token] : [token, ...closest(token, known, limit)]))
  return choices.some((choice) => choice.length > 1) ? choices : null
}
