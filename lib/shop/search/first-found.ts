import { canGoOn, type Wanted } from './choice'
import { choicesOf } from './other-forms'

/** What `find` finds for a keyword's words; when nothing has the short ones, for words that begin with them. */
export async function firstFound<Found extends { total: number }>(
  tokens: readonly string[],
  find: (wanted: Wanted) => Promise<Found>,
): Promise<Found> {
  const finished = { choices: choicesOf(tokens), unfinished: false }
  const found = await find(finished)
  return found.total === 0 && canGoOn(finished) ? find({ ...finished, unfinished: true }) : found
}
