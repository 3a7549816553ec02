import { and, or, sql, type Column, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import { TITLE_START } from './document'

/** A word of the keyword, or several of which one is enough. */
export type Choice = readonly string[]

/** Conditions of a search, each wider than the one before, and each product's place among them. */
export interface Matching {
  /** A title starts with the keyword. */
  starts: SQL
  /** Every word begins a word of the titles. */
  title: SQL
  /** Every word stands somewhere. */
  anywhere: SQL
  /** 0 for the best match. Order by it first. */
  tier: SQL<number>
}

/** Shorter words have no trigram of their own: they are looked for at the start of words only. */
const TRIGRAM = 3

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

function wordStart(word: string): string {
  return `% ${escaped(word)}%`
}

function inside(word: string): string {
  return [...word].length < TRIGRAM ? wordStart(word) : `%${escaped(word)}%`
}

/** All choices, each by one of its words. */
function every(column: Column, choices: readonly Choice[], pattern: (word: string) => string): SQL {
  const each = choices.map((choice) => or(...choice.map((word) => sql`${column} like ${pattern(word)}`)))
  return and(...each) ?? sql`false`
}

/** Looks for products that have all `choices`; a single one of one or two letters is looked for in titles only. */
export function matching(choices: readonly Choice[]): Matching {
  const { searchTitle, searchText } = products
  const title = every(searchTitle, choices, wordStart)
  const phrase = choices.map(([word = '']) => word).join(' ')
  const starts = sql`${searchTitle} like ${`%${TITLE_START}${wordStart(phrase).slice(1)}`}`
  const titleHolds = every(searchTitle, choices, inside)
  return {
    starts,
    title,
    anywhere: [...phrase].length < TRIGRAM ? title : every(searchText, choices, inside),
    tier: sql<number>`case when ${starts} then 0 when ${title} then 1 when ${titleHolds} then 2 else 3 end`,
  }
}
