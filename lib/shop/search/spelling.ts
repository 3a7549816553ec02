import type { Category } from '@/lib/contract/category'
import type { Choice } from './choice'
import { closest, lettersOf } from './closest'
import { normalise, words } from './normalise'
import type { ProductIndex } from './product-index'

interface Options {
  index: ProductIndex
  categories: Category[]
  /** Maximum corrections per word. */
  limit: number
  /** Minimum length of a word to correct. */
  shortest?: number
}

/**
 * Adds corrected spellings, from titles and category names, to each word. A word the catalogue has, in any form, is not
 * corrected. Null if nothing was added.
 */
export function correctSpelling(
  typed: readonly Choice[],
  { index, categories, limit, shortest = 0 }: Options,
): Choice[] | null {
  const named = categories.flatMap((category) => [category, ...category.subcategories])
  const categoryWords = new Set(named.flatMap(({ name }) => words(normalise(`${name.en} ${name.ar}`))))
  const timesOf = (word: string) => index.titlesWith(word) || (categoryWords.has(word) ? 1 : 0)
  const ofCategories = { words: [...categoryWords], letters: [...categoryWords].map(lettersOf) }
  const known = { known: [ofCategories, index.words], timesOf }
  const choices = typed.map((choice) => {
    const [word = ''] = choice
    const isCorrect = word.length < shortest || choice.some((form) => timesOf(form) > 0)
    return isCorrect ? choice : [...choice, ...closest(word, known, limit)]
  })
  return choices.some((choice, at) => choice.length > (typed[at]?.length ?? 0)) ? choices : null
}
