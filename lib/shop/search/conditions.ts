import { and, or, sql, type SQL } from 'drizzle-orm'
import { likeText } from '@/lib/db/like'
import { products } from '@/lib/db/schema'
import { lexeme, TITLE_START, type Tag } from './document'
import type { Choice } from './synonyms'

/** The words of a keyword (8 at most), and how to match them. */
export interface Wanted {
  choices: readonly Choice[]
  /** Three-letter words that occur in a title or category name; matched as whole words: `cat` does not mean cattle. */
  named: readonly string[]
  /** By word: words of titles that contain it, other than at their start. */
  inside: ReadonlyMap<string, readonly string[]>
  /** Whether one- or two-letter and `named` words match prefixes too; tried when nothing matches otherwise. */
  unfinished: boolean
}

/** SQL conditions of a search. */
export interface Matching {
  /** The title starts with the keyword. */
  starts: SQL
  /** Every word is a prefix of a title word. */
  title: SQL
  /** Every match. */
  anywhere: SQL
  /** Rank of a match, 0 is best. Slow for many matches. */
  tier: SQL<number>
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u

/**
 * Whether a word contains three letters or digits in a row; such words match prefixes and inside titles. Others (`ca`,
 * `قط`, `2.5`) match whole words first.
 */
export function hasTrigram(word: string): boolean {
  return TRIGRAM.test(word)
}

/** Whether a word also matches as a prefix. */
function matchesPrefix(word: string, { unfinished, named }: Wanted): boolean {
  return unfinished || (hasTrigram(word) && !named.includes(word))
}

/** Whether a search can be repeated with short words as prefixes. */
export function canMatchPrefixes({ choices, named, unfinished }: Wanted): boolean {
  return !unfinished && (named.length > 0 || choices.some(([typed = '']) => !hasTrigram(typed)))
}

/** Condition: the product has the words of a text query. */
function has(query: string): SQL {
  return sql`${products.searchWords} @@ ${query}::tsquery`
}

/**
 * Builds the conditions for products that have all words, each in one of its forms. Tiers, best first: whole words at
 * the start of the title, in the title, in title and category names; then prefixes in the same three places; then inside
 * title words; then descriptions. Within a tier, a title with a typed word as a whole comes first, then one with a
 * synonym.
 */
export function matching(wanted: Wanted): Matching {
  const { choices } = wanted
  const whole = (tag: Tag) => (word: string) => [lexeme(word, tag)]
  const begins = (tag: Tag) => (word: string) => [lexeme(word, tag) + (matchesPrefix(word, wanted) ? ':*' : '')]
  const inside = (word: string) =>
    matchesPrefix(word, wanted) ? (wanted.inside.get(word) ?? []).map((one) => lexeme(one, 'title')) : []
  // A short word is looked for in descriptions only together with a longer typed one.
  const inTexts = (word: string): Tag =>
    hasTrigram(word) || choices.some(([typed = '']) => hasTrigram(typed)) ? 'any' : 'name'
  const every = (forms: (word: string) => string[]) =>
    has(choices.map((choice) => `(${choice.flatMap(forms).join(' | ')})`).join(' & '))

  const starts = startsWith(wanted, begins('start'))
  const title = every(begins('title'))
  const wholeInTitle = every(whole('title'))
  const inNames = every((word) => [...begins('name')(word), ...inside(word)])
  const tiers = [sql`${starts} and ${wholeInTitle}`, wholeInTitle, every(whole('name')), starts, title]
  const cases = [...tiers, every(begins('name')), inNames].map(
    (condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`,
  )
  const oneInTitle = (words: string[]) => has(words.flatMap(whole('title')).join(' | '))
  const typed = oneInTitle(choices.map(([word = '']) => word))
  const part = sql`case when ${typed} then 0 when ${oneInTitle(choices.flat())} then 1 else 2 end`
  return {
    starts,
    title,
    anywhere: every((word) => [...begins(inTexts(word))(word), ...inside(word)]),
    tier: sql<number>`3 * case ${sql.join(cases, sql` `)} else 7 end + ${part}`,
  }
}

/** Condition: a title starts with the typed words in sequence; the last may be a prefix. */
function startsWith({ choices }: Wanted, begins: (word: string) => string[]): SQL {
  const typed = choices.map(([word = '']) => word)
  const last = typed.at(-1) ?? ''
  const ends = (choices.at(-1) ?? []).filter((word) => word.startsWith(last))
  const [first] = typed
  if (typed.length < 2 || first === undefined) return has(ends.flatMap(begins).join(' | '))
  const phrase = typed.slice(0, -1).map((word) => `${word} `)
  const patterns = ends.map((word) => {
    const [begun = ''] = begins(word)
    return `%${TITLE_START} ${likeText(phrase.join('') + word)}${begun.endsWith(':*') ? '' : ' '}%`
  })
  const phrases = patterns.map((pattern) => sql`${products.searchTitle} like ${pattern}`)
  return and(has(lexeme(first, 'start')), or(...phrases)) ?? sql`false`
}
