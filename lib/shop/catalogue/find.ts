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

/** A query for part of a list. */
export interface Question {
  filters: Filters
  /** The keyword's tokens; null without a keyword. */
  tokens: string[] | null
  /** Null for the default order. */
  sort: Sort | null
  /** Offset. */
  from: number
  size: number
}

/** Corrections tried per misspelt word. */
const CORRECTIONS = 4
/** Minimum length of a word that is corrected although it has matches: `cage` in a description is not a misspelt `care`. */
const CORRECTED_FROM = 5
/** Maximum number of products found by corrected words. */
const MAX_SIMILAR = 1000

/** How to search for a keyword. */
interface SearchPlan {
  exact: QueryTerm
  /** The same with corrected spellings; its matches follow the exact ones. Null if not needed. */
  similar: QueryTerm | null
}

/**
 * Finds part of the matching products, in the given order. With a keyword, the default order is that of `matching`, and
 * products with similar words follow when the exact matches fill less than a page.
 */
export function findProducts(index: ProductIndex, question: Question, categories: Category[]): Found {
  const { filters, tokens, sort, from, size } = question
  const within = filterBounds(filters, categories)
  if (!tokens) return index.find({ within, term: null, sort }, from, size)
  if (tokens.length === 0) return { ids: [], total: 0 }
  const { exact, similar } = planSearch(index, tokens, { filters, categories })
  if (!similar) return index.find({ within, term: exact, sort }, from, size)
  const first = index.find({ within, term: exact, sort }, 0, MAX_SIMILAR).ids
  const known = new Set(first)
  const others = index.find({ within, term: similar, sort }, 0, MAX_SIMILAR).ids.filter((id) => !known.has(id))
  const ids = [...first, ...others]
  return { ids: ids.slice(from, from + size), total: ids.length }
}

/** Counts the matches of a query per category and subcategory, ignoring its own category filter. */
export function countFound(
  index: ProductIndex,
  { filters, tokens }: Pick<Question, 'filters' | 'tokens'>,
  categories: Category[],
): Map<string, number> {
  const within = filterBounds(withoutCategories(filters), categories)
  if (tokens?.length === 0) return new Map()
  const plan = tokens && planSearch(index, tokens, { filters, categories })
  if (!plan?.similar) return index.count({ within, term: plan && plan.exact, sort: null })
  const all = { filters: withoutCategories(filters), tokens, sort: null, from: 0, size: 2 * MAX_SIMILAR }
  return index.countsOf(findProducts(index, all, categories).ids)
}

/**
 * Chooses the search plan over all categories, so that a category lists as many products as its count says. Short words
 * match whole words first; without matches they match prefixes, then compounds are split.
 */
function planSearch(
  index: ProductIndex,
  tokens: readonly string[],
  { filters, categories }: { filters: Filters; categories: Category[] },
): SearchPlan {
  const within = filterBounds(withoutCategories(filters), categories)
  const totalOf = (term: QueryTerm) => index.find({ within, term, sort: null }, 0, 0).total
  const look = (wanted: Wanted) => {
    const exact = new QueryTerm(wanted)
    return { wanted, exact, similar: null, total: totalOf(exact) }
  }
  const planFor = (words: readonly string[]) => {
    const choices = synonymsOf(words)
    const named = threeLetters(choices).filter((word) => isColorWord(word) || index.hasName(word))
    const finished = { choices, named, unfinished: false }
    const plan = look(finished)
    return plan.total === 0 && canGoOn(finished) ? look({ ...finished, unfinished: true }) : plan
  }
  const plan = planFor(tokens)
  const split = plan.total === 0 ? splitCompounds(tokens, index) : null
  const splitPlan = split && planFor(split)
  if (splitPlan && splitPlan.total > 0) return splitPlan
  if (plan.total >= PAGE_SIZE) return plan
  const shortest = plan.total === 0 ? 0 : CORRECTED_FROM
  const choices = correctSpelling(plan.wanted.choices, { index, categories, limit: CORRECTIONS, shortest })
  if (!choices) return plan
  const corrected = look({ ...plan.wanted, choices, unfinished: false })
  const isCorrected = corrected.total > 0 || !plan.wanted.unfinished
  return { exact: plan.exact, similar: isCorrected ? corrected.exact : look({ ...plan.wanted, choices }).exact }
}

function withoutCategories(filters: Filters): Filters {
  return { ...filters, categories: [], subcategories: [] }
}
