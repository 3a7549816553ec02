import { and, sql, type SQL } from 'drizzle-orm'
import { products } from '@/lib/db/schema'
import { TITLE_BREAK } from './document'
import { normalise, withoutArticle, words } from './normalise'

/** Words of a keyword that are asked for; a sentence's first ones decide. */
const WORDS = 8
/** Shorter words are only found at a word's start: anywhere else they are in nearly every text. */
const ANYWHERE_FROM = 3
/** How alike a misspelt word must be, 0 to 1. */
const LIKENESS = 0.45

/** The words of a keyword as the search columns hold them. Empty for a keyword of signs only. */
export function keywordWords(keyword: string): string[] {
  return [...new Set(words(normalise(keyword)).map(withoutArticle))].slice(0, WORDS)
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** Every word stands in the product's text. */
export function containsAll(asked: string[]): SQL | undefined {
  return and(
    ...asked.map((word) => {
      const pattern = word.length < ANYWHERE_FROM ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`
      return sql`${products.searchText} like ${pattern}`
    }),
  )
}

/** Every word, or one much like it, stands in the product's text. Words too short to misspell must stand as they are. */
export function resemblesAll(asked: string[]): SQL | undefined {
  return and(
    ...asked.map((word) =>
      word.length < ANYWHERE_FROM ? containsAll([word]) : sql`(${word} <% ${products.searchText} and word_similarity(${word}, ${products.searchText}) >= ${LIKENESS})`,
    ),
  )
}

/** Best first: a title that begins with the keyword, a title that holds it, then the rest. */
export function titleRank(asked: string[]): SQL {
  const phrase = escapeLike(asked.join(' '))
  return sql`case when ${products.searchTitle} like ${`%${TITLE_BREAK}${phrase}%`} then 0 when ${products.searchTitle} like ${`%${phrase}%`} then 1 else 2 end`
}

/** Most alike first. */
export function likenessRank(asked: string[]): SQL {
  return sql`word_similarity(${asked.join(' ')}, ${products.searchText}) desc`
}
