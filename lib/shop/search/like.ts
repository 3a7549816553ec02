import { and, or, sql, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import { countsInText, goesOn, hasTrigram, typedForms, type Wanted } from './choice'
import { FIELD_END, TITLE_START } from './document'

/** Conditions of a search. */
export interface Matching {
  /** A title starts with the keyword. */
  starts: SQL
  /** Every word begins a word of the titles: read from them alone, which is fast. */
  title: SQL
  /** Every match. */
  anywhere: SQL
  /** 0 for the best match. Order by it first; of many matches it takes long. */
  tier: SQL<number>
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** What follows on a word of the search text that is of a title or a category, and on one that is of a title. */
const IN_NAMES = `${FIELD_END}%`
const IN_TITLE = `${FIELD_END}%${FIELD_END}%`

/** A title or a category's name has the word as it is. */
export function isNamed(word: string): SQL {
  return sql`${products.searchText} like ${`% ${escaped(word)} %${IN_NAMES}`}`
}

/**
 * Looks for products that have all the words, each in one of its forms. Best are those that have them as whole words: titles that
 * start with the keyword, titles, titles and names of categories. Then words that only begin so, in the same order, titles that
 * hold them inside words, and descriptions. Of each kind those come first that have one of the words whole in a title, before all as it
 * was asked for. The twin of `Asked`.
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
