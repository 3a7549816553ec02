import { and, type SQL } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import { PAGE_SIZE } from '@/lib/contract/list'
import type { Db } from '@/lib/db/database'
import { countUpTo } from './ordered-ids'
import { isColorWord } from '../search/color-words'
import { canMatchPrefixes, matching, type Wanted } from '../search/conditions'
import { shopSynonyms } from './shop-synonyms'
import { correctSpelling, splitCompounds } from '../search/spelling'
import { type Choice, synonymsOf } from '../search/synonyms'
import { countWords, wordsInside } from '../search/vocabulary'

/** Corrections tried per misspelt word. */
const CORRECTIONS = 4
/** Minimum length of a word that is corrected although it has matches: `cage` in a description is not a misspelt `care`. */
const CORRECTED_FROM = 5
const THREE_LETTERS = /^\p{L}{3}$/u

/** How to search for a keyword. */
export interface SearchPlan {
  exact: Wanted
  /** Matches of `exact` in all categories, up to the bound of the plan; null if not counted. */
  total: number | null
  /** The same with corrected spellings; its matches follow the exact ones. Null if not needed. */
  similar: Wanted | null
}

/** Looks up how the words of a keyword are matched. */
async function wantedFor(db: Db, choices: readonly Choice[]): Promise<Wanted> {
  const all = choices.flat()
  const short = all.filter((word) => THREE_LETTERS.test(word))
  const names = await countWords(db, short, { tag: 'name', most: 1 })
  const named = [...new Set(short)].filter((word) => isColorWord(word) || names.get(word))
  return { choices, named, inside: await wordsInside(db, all), unfinished: false }
}

/** Runs `find` for the tokens; without matches, repeats it with short words as prefixes. */
export async function firstFound<Found extends { total: number }>(
  db: Db,
  tokens: readonly string[],
  find: (wanted: Wanted) => Promise<Found>,
): Promise<{ wanted: Wanted; found: Found }> {
  const wanted = await wantedFor(db, synonymsOf(tokens, await shopSynonyms()))
  const found = await find(wanted)
  if (found.total > 0 || !canMatchPrefixes(wanted)) return { wanted, found }
  const longer = { ...wanted, unfinished: true }
  return { wanted: longer, found: await find(longer) }
}

/**
 * Chooses how to search among the products of `within`. Short words match whole words first; without matches they match
 * prefixes, then compounds are split. When the matches fill less than a page, products with similar words are added. Counts
 * up to `most`, at least a page.
 */
export async function planSearch(
  db: Db,
  tokens: readonly string[],
  { within, categories, most }: { within: SQL; categories: Category[]; most: number },
): Promise<SearchPlan> {
  const totalOf = (wanted: Wanted) => countUpTo(and(within, matching(wanted).anywhere) ?? within, most)
  const planFor = (words: readonly string[]) =>
    firstFound(db, words, async (wanted) => ({ total: await totalOf(wanted) }))
  const { wanted, found } = await planFor(tokens)
  const split = found.total === 0 ? await splitCompounds(tokens, db) : null
  const splitPlan = split && (await planFor(split))
  if (splitPlan && splitPlan.found.total > 0)
    return { exact: splitPlan.wanted, total: splitPlan.found.total, similar: null }
  const plan = { exact: wanted, total: found.total, similar: null }
  if (found.total >= PAGE_SIZE) return plan
  const shortest = found.total === 0 ? 0 : CORRECTED_FROM
  const choices = await correctSpelling(wanted.choices, { db, categories, limit: CORRECTIONS, shortest })
  if (!choices) return plan
  const inside = new Map([...wanted.inside, ...(await wordsInside(db, choices.flat()))])
  const corrected = { ...wanted, choices, inside, unfinished: false }
  const isFinished = !wanted.unfinished || (await totalOf(corrected)) > 0
  const similar = { ...corrected, unfinished: !isFinished }
  return found.total === 0 ? { exact: similar, total: null, similar: null } : { ...plan, similar }
}
