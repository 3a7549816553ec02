import { canGoOn, threeLetters, type Wanted } from './choice'
import { isColorWord } from './color-words'
import { synonymsOf } from './synonyms'

interface Finder<Found> {
  find: (wanted: Wanted) => Promise<Found>
  /** Whether any category has matches, if `find` is limited to some. */
  findsAny?: (wanted: Wanted) => Promise<boolean>
  /** Whether a title or category name contains the word. */
  isNamed: (word: string) => Promise<boolean>
}

/** Runs `find` for the tokens; without matches, repeats it with short words as prefixes. */
export async function firstFound<Found extends { total: number }>(
  tokens: readonly string[],
  { find, findsAny, isNamed }: Finder<Found>,
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
