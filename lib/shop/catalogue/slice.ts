import 'server-only'
import type { Category } from '@/lib/contract/category'
import { browse } from './browse'
import { filterCondition } from './filters'
import type { Found, Question } from './find'
import { search } from './search'

/** What `findProducts` gives, from the database and without words that are only much like the keyword. */
export async function readSlice(question: Question, categories: Category[]): Promise<Found> {
  const { filters, tokens, from, size } = question
  const slice = { key: JSON.stringify([tokens, filters]), where: filterCondition(filters, categories), from, size }
  return tokens ? search(slice, tokens) : browse(slice, filters)
}
