import 'server-only'
import { listCategories } from '../catalogue/categories'
import type { Choice } from './choice'
import { productIndex } from './live-index'
import { meantWords } from './meant-words'

/** `meantWords` of the catalogue as it is now; null also while a large one is being read. */
export async function similarWords(tokens: string[], limit: number): Promise<Choice[] | null> {
  const index = await productIndex()
  return index && meantWords(tokens, { index, categories: await listCategories(), limit })
}
