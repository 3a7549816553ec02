import { and, or, sql, type Column, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import { hasTrigram, type Choice } from './choice'
import { TITLE_START } from './document'

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

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

function wordStart(word: string): string {
  return `% ${escaped(word)}%`
}

function inside(word: string): string {
  return hasTrigram(word) ? `%${escaped(word)}%` : wordStart(word)
}

/** All choices, each by one of its words. */
function every(column: Column, choices: readonly Choice[], pattern: (word: string) => string): SQL {
  const each = choices.map((choice) => or(...choice.map((word) => sql`${column} like ${pattern(word)}`)))
  return and(...each) ?? sql`false`
}

/** Looks for products that have all `choices`; when all are of one or two letters, in their titles only. */
export function matching(choices: readonly Choice[]): Matching {
  const { searchTitle, searchText } = products
  const title = every(searchTitle, choices, wordStart)
  const phrase = choices.map(([word = '']) => word).join(' ')
  const starts = sql`${searchTitle} like ${`%${TITLE_START}${wordStart(phrase).slice(1)}`}`
  const titleHolds = every(searchTitle, choices, inside)
  return {
    starts,
    title,
    anywhere: hasTrigram(phrase) ? every(searchText, choices, inside) : title,
    tier: sql<number>`case when ${starts} then 0 when ${title} then 1 when ${titleHolds} then 2 else 3 end`,
  }
}
