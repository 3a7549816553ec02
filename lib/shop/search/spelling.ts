import type { Category } from '@/lib/contract/category'
import type { Choice } from './choice'
import { closest, lettersOf } from './closest'
import { normalise, words } from './normalise'
import type { ProductIndex } from './product-index'

interface Where {
  index: ProductIndex
  categories: Category[]
  /** Words looked for in the place of one, at most. */
  limit: number
  /** Letters a mistyped word has at least. */
  shortest?: number
}

/**
 * What each word of a keyword may have meant: what it is asked for as, or words of titles and of categories' names that look
 * much like it. One that the catalogue has, in whichever form, is no slip. Null when there is nothing new to look for.
 */
export function correctSpelling(
  asked: readonly Choice[],
  { index, categories, limit, shortest = 0 }: Where,
): Choice[] | null {
  const named = categories.flatMap((category) => [category, ...category.subcategories])
  const categoryWords = new Set(named.flatMap(({ name }) => words(normalise(`${name.en} ${name.ar}`))))
  const timesOf = (word: string) => index.titlesWith(word) || (categoryWords.has(word) ? 1 : 0)
  const ofCategories = { words: [...categoryWords], letters: [...categoryWords].map(lettersOf) }
  const known = { known: [ofCategories, index.words], timesOf }
  const choices = asked.map((choice) => {
    const [word = ''] = choice
    const isMeant = word.length < shortest || choice.some((form) => timesOf(form) > 0)
    return isMeant ? choice : [...choice, ...closest(word, known, limit)]
  })
  return choices.some((choice, at) => choice.length > (asked[at]?.length ?? 0)) ? choices : null
}
