import { and, or, sql, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import { countsInText, goesOn, hasTrigram, typedForms, type Wanted } from './choice'
import { FIELD_END, TITLE_START } from './document'

/** SQL conditions of a search. */
export interface Matching {
  /** The title starts with the keyword. */
  starts: SQL
  /** Every word is a prefix of a title word; fast, as it reads `searchTitle` only. */
  title: SQL
  /** Every match. */
  anywhere: SQL
  /** Rank of a match, 0 is best. Slow for many matches. */
  tier: SQL<number>
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** Pattern suffixes: after a word of a title or category, and after a word of a title. */
const IN_NAMES = `${FIELD_END}%`
const IN_TITLE = `${FIELD_END}%${FIELD_END}%`

/** Condition: a title or category name contains the word. */
export function isNamed(word: string): SQL {
  return sql`${products.searchText} like ${`% ${escaped(word)} %${IN_NAMES}`}`
}

/**
 * Builds the conditions for products that have all words, each in one of its forms. Tiers, best first: whole words at
 * the start of the title, in the title, in title and category names; then prefixes in the same three places; then inside
 * title words; then descriptions. Within a tier, a title with a typed word as a whole comes first, then one with a
 * synonym. SQL twin of `QueryTerm`.
 */
export function matching(wanted: Wanted): Matching {
  const { searchTitle, searchText } = products
  const text = (pattern: string) => sql`${searchText} like ${pattern}`
  const whole = (word: string) => `% ${escaped(word)} %`
  const begins = (word: string) => (goesOn(word, wanted) ? `% ${escaped(word)}%` : whole(word))
  const insideTitle = (word: string) =>
    hasTrigram(word) && goesOn(word, wanted) ? sql`${searchTitle} like ${`%${escaped(word)}%`}` : undefined
  const every = (condition: (word: string) => SQL | undefined) =>
    and(...wanted.choices.map((choice) => or(...choice.map(condition)))) ?? sql`false`

  const phrase = wanted.choices.slice(0, -1).map(([word = '']) => `${escaped(word)} `)
  const starting = (word: string) =>
    `%${TITLE_START} ${phrase.join('')}${escaped(word)}${goesOn(word, wanted) ? '' : ' '}%`
  const starts =
    or(...typedForms(wanted.choices.at(-1)).map((word) => sql`${searchTitle} like ${starting(word)}`)) ?? sql`false`
  const wholeInTitle = every((word) => text(whole(word) + IN_TITLE))
  const beginsInTitle = every((word) => text(begins(word) + IN_TITLE))
  const anywhere = every((word) =>
    or(text(begins(word) + (countsInText(word, wanted) ? '' : IN_NAMES)), insideTitle(word)),
  )
  const wholeInNames = every((word) => text(whole(word) + IN_NAMES))
  const beginsInNames = every((word) => text(begins(word) + IN_NAMES))
  const inNames = every((word) => or(text(begins(word) + IN_NAMES), insideTitle(word)))
  const tiers = [sql`${starts} and ${wholeInTitle}`, wholeInTitle, wholeInNames, starts, beginsInTitle, beginsInNames]
  const cases = [...tiers, inNames].map((condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`)
  const oneInTitle = (words: string[]) => or(...words.map((word) => text(whole(word) + IN_TITLE))) ?? sql`false`
  const typed = oneInTitle(wanted.choices.map(([word = '']) => word))
  const part = sql`case when ${typed} then 0 when ${oneInTitle(wanted.choices.flat())} then 1 else 2 end`
  const title = every((word) => sql`${searchTitle} like ${begins(word)}`)
  const tier = sql<number>`3 * case ${sql.join(cases, sql` `)} else 7 end + ${part}`
  return { starts, title, anywhere, tier }
}
