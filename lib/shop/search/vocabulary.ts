import { inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/lib/db/database'
import { likeText } from '@/lib/db/like'
import { products, titleWords } from '@/lib/db/schema'
import { hasTrigram } from './conditions'
import { lexeme, type Tag } from './document'

/** Title words that contain a word, at most. */
const MOST_INSIDE = 50

/** Counts the visible products with each of these words, up to `most`. */
export async function countWords(
  db: Db | Tx,
  words: readonly string[],
  { tag, most }: { tag: Tag; most: number },
): Promise<Map<string, number>> {
  const distinct = [...new Set(words)]
  if (distinct.length === 0) return new Map()
  const wanted = JSON.stringify(distinct.map((word) => ({ word, query: lexeme(word, tag) })))
  // Materialised: the planner must read the index, not the products until it meets one.
  const { rows } = await db.execute<{ word: string; times: number }>(sql`
    select word, (
      with hits as materialized (
        select 1 from ${products} where ${products.visible} and ${products.searchWords} @@ query::tsquery)
      select count(*)::int from (select 1 from hits limit ${most}) few
    ) as times
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(word text, query text)`)
  return new Map(rows.map(({ word, times }) => [word, times]))
}

/** By word: the title words that contain it, other than at their start, shortest first. */
export async function wordsInside(db: Db | Tx, words: readonly string[]): Promise<Map<string, string[]>> {
  const long = [...new Set(words)].filter(hasTrigram)
  if (long.length === 0) return new Map()
  const wanted = JSON.stringify(long.map((word) => ({ part: word, pattern: `_%${likeText(word)}%` })))
  const { word } = titleWords
  const { rows } = await db.execute<{ part: string; found: string[] }>(sql`
    select part, array(
      select ${word} from ${titleWords} where ${word} like pattern order by length(${word}), ${word} limit ${MOST_INSIDE}
    ) as found
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(part text, pattern text)`)
  return new Map(rows.filter(({ found }) => found.length > 0).map((row) => [row.part, row.found]))
}

/**
 * The title words that may be at most `most` (1 or 2) edits from a word: they share one of `most + 1` parts of it, or are
 * the word with two neighbours swapped.
 */
export async function wordsLike(db: Db, word: string, most: number): Promise<string[]> {
  // Not by UTF-16 units: half a letter cannot be sent to the database.
  const letters = [...word]
  const size = Math.floor(letters.length / (most + 1))
  const head = letters.slice(0, size).join('')
  const middle = letters.slice(size, 2 * size).join('')
  const tail = letters.slice(most * size)
  const known = titleWords.word
  const starts = sql`${known} like ${`${likeText(head)}%`}`
  const length = sql`length(${known}) between ${letters.length - most} and ${letters.length + most}`
  // One edit is found in indexes, two in one reading of the table.
  const parts =
    most > 1
      ? sql`${starts} or ${known} like ${`%${likeText(tail.join(''))}`} or ${known} like ${`%${likeText(middle)}%`}`
      : sql`${starts} or reverse(${known}) collate "C" like ${`${likeText(tail.toReversed().join(''))}%`} or ${inArray(known, swapped(letters))}`
  const { rows } = await db.execute<{ word: string }>(
    sql`select ${known} as word from ${titleWords} where ${length} and (${parts})`,
  )
  return rows.map((row) => row.word)
}

/** A word with each two neighbours swapped. */
function swapped(letters: string[]): string[] {
  return letters
    .slice(1)
    .map((next, at) => [...letters.slice(0, at), next, letters[at] ?? '', ...letters.slice(at + 2)].join(''))
}
