import { canGoOn, threeLetters, type Wanted } from './choice'
import { isColorWord } from './color-words'
import { synonymsOf } from './synonyms'

interface Looking<Found> {
  find: (wanted: Wanted) => Promise<Found>
  /** Whether there is anything in any category, where `find` looks in some only. */
  findsAny?: (wanted: Wanted) => Promise<boolean>
  /** Whether a title or a category's name of the catalogue has a word as it is. */
  isNamed: (word: string) => Promise<boolean>
}

/** What `find` finds for a keyword's words; when nothing has the short ones, for words that begin with them. */
export async function firstFound<Found extends { total: number }>(
  tokens: readonly string[],
  { find, findsAny, isNamed }: Looking<Found>,
): Promise<Found> {
  const choices = synonymsOf(tokens)
  const short = await Promise.all(
    threeLetters(choices).map(async (word) => (isColorWord(word) || (await isNamed(word)) ? [word] : [])),
  )
  const finished = { choices, named: short.flat(), unfinished: false }
  const found = await find(finished)
  if (found.total > 0 || !canGoOn(finished) || (await findsAny?.(finished))) return found
  return find({ ...finished, unfinished: true })
}
