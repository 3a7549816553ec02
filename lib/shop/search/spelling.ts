import type { Category } from '@/lib/contract/category'
import type { Db } from '@/lib/db/database'
import type { Choice } from './synonyms'
import { normalise, words } from './normalise'
import { MOST_TOKENS, stem } from './tokens'
import { countWords, wordsLike } from './vocabulary'

/** Nearest words whose uses are counted. */
const MOST_NEAREST = 24
/** Uses counted of each. */
const MOST_USES = 50
/** Minimum length of each part of a compound. */
const MIN_PART = 3

/** Edits allowed in a word: none in numbers. */
function allowance(word: string): number {
  if (word.length < 3 || /^\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** Edit distance of two words (substitution, deletion, insertion, transposition), or `most + 1` above `most`. */
export function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const table = Array.from({ length: one.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => table[i]?.[j] ?? (i === 0 ? j : Infinity)
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped && i > 1 && j > 1 ? at(i - 2, j - 2) + 1 : Infinity
      table[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped))
    }
  return Math.min(at(one.length, other.length), most + 1)
}

/** The known words by their edits from a misspelt one: nearest first, each list with those of the same first letter first. */
function nearest(word: string, known: readonly string[]): string[][] {
  const most = allowance(word)
  const byDistance = Array.from({ length: most + 1 }, (): string[] => [])
  for (const candidate of new Set(known)) byDistance[edits(word, candidate, most)]?.push(candidate)
  const otherStart = (candidate: string) => (candidate[0] === word[0] ? 0 : 1)
  return byDistance
    .filter((candidates) => candidates.length > 0)
    .map((candidates) => candidates.toSorted((a, b) => otherStart(a) - otherStart(b) || (a < b ? -1 : 1)))
}

interface Options {
  db: Db
  categories: Category[]
  /** Maximum corrections per word. */
  limit: number
  /** Minimum length of a word to correct. */
  shortest?: number
}

/**
 * Adds corrected spellings, from titles and category names, to each word: those with the fewest edits, most common first;
 * words with the same first letter come first, as it is seldom wrong. A word the catalogue has, in any form, is not
 * corrected. Null if nothing was added.
 */
export async function correctSpelling(
  typed: readonly Choice[],
  { db, categories, limit, shortest = 0 }: Options,
): Promise<Choice[] | null> {
  const named = categories.flatMap((category) => [category, ...category.subcategories])
  const ofCategories = new Set(named.flatMap(({ name }) => words(normalise(`${name.en} ${name.ar}`))))
  const used = async (some: readonly string[], most: number) => {
    const counts = await countWords(db, some, { tag: 'title', most })
    return (word: string) => counts.get(word) || (ofCategories.has(word) ? 1 : 0)
  }
  const timesOf = await used(typed.flat(), 1)
  const closest = async (word: string) => {
    const most = allowance(word)
    if (most === 0) return []
    const known = await wordsLike(db, word, most)
    for (const candidates of nearest(word, [...ofCategories, ...known])) {
      const some = candidates.slice(0, MOST_NEAREST)
      const times = await used(some, MOST_USES)
      const score = (one: string) => (one[0] === word[0] ? 1e9 : 0) + times(one)
      const found = some.filter((one) => times(one) > 0).toSorted((a, b) => score(b) - score(a) || (a < b ? -1 : 1))
      if (found.length > 0) return found.slice(0, limit)
    }
    return []
  }
  const choices: Choice[] = []
  for (const choice of typed) {
    const [word = ''] = choice
    const isCorrect = word.length < shortest || choice.some((form) => timesOf(form) > 0)
    choices.push(isCorrect ? choice : [...choice, ...(await closest(word))])
  }
  return choices.some((choice, at) => choice.length > (typed[at]?.length ?? 0)) ? choices : null
}

/** Splits compound words, such as `dogfood`, into a word of a name and a known word. Null if none was split. */
export async function splitCompounds(tokens: readonly string[], db: Db): Promise<string[] | null> {
  const splits = tokens.map((token) => (/^[a-z]+$/.test(token) ? partsOf(token) : []))
  if (splits.flat().length === 0) return null
  const known = await countWords(db, [...tokens, ...splits.flat().map(([, tail]) => tail)], { tag: 'any', most: 1 })
  const names = await countWords(
    db,
    splits.flat().map(([head]) => head),
    { tag: 'name', most: 1 },
  )
  const split = tokens.flatMap((token, at) => {
    const parts = known.get(token) ? undefined : splits[at]?.find(([head, tail]) => known.get(tail) && names.get(head))
    return parts ?? [token]
  })
  return split.length > tokens.length && split.length <= MOST_TOKENS ? split : null
}

/** Every way to cut a word in two. */
function partsOf(token: string): [head: string, tail: string][] {
  const cuts = Math.max(0, token.length - 2 * MIN_PART + 1)
  return Array.from({ length: cuts }, (_, at) => [
    stem(token.slice(0, at + MIN_PART)),
    stem(token.slice(at + MIN_PART)),
  ])
}
