import { PAGE_SIZE } from '@/lib/contract/list'
import type { Category } from '@/lib/contract/category'
import type { Sort } from '@/lib/contract/product-query'
import { QueryTerm } from '../search/query-terms'
import { canGoOn, threeLetters, type Wanted } from '../search/choice'
import { isColorWord } from '../search/color-words'
import { correctSpelling } from '../search/spelling'
import { synonymsOf } from '../search/synonyms'
import { splitCompounds } from '../search/split-compounds'
import type { ProductIndex } from '../search/product-index'
import { filterBounds, type Filters } from './filters'

export interface Found {
  ids: string[]
  total: number
}

/** Part of a list. */
export interface Question {
  filters: Filters
  /** The keyword's words; null for a list without a keyword. */
  tokens: string[] | null
  /** Null for the shop's order. */
  sort: Sort | null
  /** Products before the first wanted. */
  from: number
  size: number
}

/** Words tried for a mistyped one. */
const TRIED = 4
/** Letters that a word has at least that is taken for mistyped though something has it: `cage` of a description is not `care`. */
const SLIP_AMONG_MATCHES = 5
/** Products that mistyped words add at most. */
const SIMILAR = 1000

/** How a keyword is looked for. */
interface Way {
  exact: QueryTerm
  /** With words much like those that were typed, too: they follow behind the exact matches. */
  similar: QueryTerm | null
}

/**
 * Part of the products within the filters, in the shop's order or in the one asked for. With a keyword the shop's order is that of
 * `matching`. When the matches fill no page, products with words much like it follow.
 */
export function findProducts(index: ProductIndex, question: Question, categories: Category[]): Found {
  const { filters, tokens, sort, from, size } = question
  const within = filterBounds(filters, categories)
  if (!tokens) return index.find({ within, asked: null, sort }, from, size)
  if (tokens.length === 0) return { ids: [], total: 0 }
  const { exact, similar } = wayOf(index, tokens, { filters, categories })
  if (!similar) return index.find({ within, asked: exact, sort }, from, size)
  const first = index.find({ within, asked: exact, sort }, 0, SIMILAR).ids
  const known = new Set(first)
  const others = index.find({ within, asked: similar, sort }, 0, SIMILAR).ids.filter((id) => !known.has(id))
  const ids = [...first, ...others]
  return { ids: ids.slice(from, from + size), total: ids.length }
}

/** How many of the products that a question finds stand in each category and subcategory, whichever of them it names. */
export function countFound(
  index: ProductIndex,
  { filters, tokens }: Pick<Question, 'filters' | 'tokens'>,
  categories: Category[],
): Map<string, number> {
  const within = filterBounds(withoutCategories(filters), categories)
  if (tokens?.length === 0) return new Map()
  const way = tokens && wayOf(index, tokens, { filters, categories })
  if (!way?.similar) return index.count({ within, asked: way && way.exact, sort: null })
  const all = { filters: withoutCategories(filters), tokens, sort: null, from: 0, size: 2 * SIMILAR }
  return index.countsOf(findProducts(index, all, categories).ids)
}

/**
 * The way is that of the whole shop within the other filters: a category shows of a search what its number says. Short words are
 * words by themselves first, and beginnings of others when nothing is found so; then one may be two that were written as one.
 */
function wayOf(
  index: ProductIndex,
  tokens: readonly string[],
  { filters, categories }: { filters: Filters; categories: Category[] },
): Way {
  const within = filterBounds(withoutCategories(filters), categories)
  const totalOf = (asked: QueryTerm) => index.find({ within, asked, sort: null }, 0, 0).total
  const look = (wanted: Wanted) => {
    const exact = new QueryTerm(wanted)
    return { wanted, exact, similar: null, total: totalOf(exact) }
  }
  const wayFor = (words: readonly string[]) => {
    const choices = synonymsOf(words)
    const named = threeLetters(choices).filter((word) => isColorWord(word) || index.hasName(word))
    const finished = { choices, named, unfinished: false }
    const way = look(finished)
    return way.total === 0 && canGoOn(finished) ? look({ ...finished, unfinished: true }) : way
  }
  const way = wayFor(tokens)
  const parted = way.total === 0 ? splitCompounds(tokens, index) : null
  const two = parted && wayFor(parted)
  if (two && two.total > 0) return two
  if (way.total >= PAGE_SIZE) return way
  const shortest = way.total === 0 ? 0 : SLIP_AMONG_MATCHES
  const choices = correctSpelling(way.wanted.choices, { index, categories, limit: TRIED, shortest })
  if (!choices) return way
  const meant = look({ ...way.wanted, choices, unfinished: false })
  const isMeant = meant.total > 0 || !way.wanted.unfinished
  return { exact: way.exact, similar: isMeant ? meant.exact : look({ ...way.wanted, choices }).exact }
}

function withoutCategories(filters: Filters): Filters {
  return { ...filters, categories: [], subcategories: [] }
}
