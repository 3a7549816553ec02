import { PAGE_SIZE } from '@/lib/contract/list'
import type { Category } from '@/lib/contract/category'
import type { Sort } from '@/lib/contract/product-query'
import { Asked } from '../search/asked-words'
import { canGoOn, threeLetters, type Wanted } from '../search/choice'
import { meantWords } from '../search/meant-words'
import { choicesOf } from '../search/other-forms'
import { partedTokens } from '../search/parted-tokens'
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

/**
 * Part of the products within the filters, in the shop's order or in the one asked for. With a keyword the shop's order is that of
 * `matching`. Short words are words by themselves first, and beginnings of others when nothing is found so. When the matches fill no page, products with
 * words much like it follow.
 */
export function findProducts(index: ProductIndex, question: Question, categories: Category[]): Found {
  const { filters, tokens, sort, from, size } = question
  const within = filterBounds(filters, categories)
  if (!tokens) return index.find({ within, asked: null, sort }, from, size)
  if (tokens.length === 0) return { ids: [], total: 0 }
  const having = (wanted: Wanted) => ({ within, asked: new Asked(wanted), sort })
  const asked = choicesOf(tokens)
  const named = threeLetters(asked).filter((word) => index.hasName(word))
  const finished = { choices: asked, named, unfinished: false }
  const words = index.find(having(finished), from, size)
  const unfinished = words.total === 0 && canGoOn(finished)
  const exact = having({ choices: asked, named, unfinished })
  const found = unfinished ? index.find(exact, from, size) : words
  const parted = found.total === 0 ? partedTokens(tokens, index) : null
  if (parted) return findProducts(index, { ...question, tokens: parted }, categories)
  const shortest = found.total === 0 ? 0 : SLIP_AMONG_MATCHES
  const choices = found.total < PAGE_SIZE ? meantWords(asked, { index, categories, limit: TRIED, shortest }) : null
  if (!choices) return found
  const first = found.ids.length === found.total ? found.ids : index.find(exact, 0, PAGE_SIZE).ids
  const meant = index.find(having({ choices, named, unfinished: false }), 0, SIMILAR)
  const similar =
    meant.total === 0 && unfinished ? index.find(having({ choices, named, unfinished }), 0, SIMILAR) : meant
  const others = similar.ids.filter((id) => !first.includes(id))
  const ids = [...first, ...others]
  return { ids: ids.slice(from, from + size), total: ids.length }
}
