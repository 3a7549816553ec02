import { colorOf } from '@/lib/contract/color'
import { fromAed, toAed, type Fils } from '@/lib/contract/money'
import { PRICE_MAX } from '@/lib/contract/product-limits'
import { allProducts, KEYWORD_MAX, SORTS, type ProductQuery } from '@/lib/contract/product-query'
import { headOf, wellFormed } from '@/lib/utils/graphemes'
import { latinDigits } from '@/lib/i18n/digits'

export type View = 'grid' | 'list'

/** State of the `/shop` URL: the query and its presentation. Spec §2. */
export interface ShopState {
  query: ProductQuery
  view: View
}

/** Parses the URL. Null for an invalid page, which is a 404. Ignores invalid filters. */
export function parseShopState(params: URLSearchParams): ShopState | null {
  const page = pageNumber(params)
  if (page === null) return null
  const stars = latinDigits(params.get('rating') ?? '')
  // The star filter k means ratings from k to below k + 1. Spec §5.
  const rating = /^[1-5]$/.test(stars) ? Number(stars) : null
  const [priceFrom, priceTo] = inOrder(price(params.get('minPrice')), price(params.get('maxPrice')))
  return {
    view: params.get('view') === 'list' ? 'list' : 'grid',
    query: {
      ...allProducts,
      page,
      keyword: keyword(params.get('keyword')),
      categories: ids(params.getAll('category')),
      subcategories: ids(params.getAll('subcategory')),
      ratingFrom: rating,
      ratingBelow: rating === null ? null : rating + 1,
      priceFrom,
      priceTo,
      sort: SORTS.find((sort) => sort === params.get('sort')) ?? null,
      colors: [
        ...new Set(params.getAll('colors').flatMap((list) => list.split(',').flatMap((one) => colorOf(one) ?? []))),
      ],
    },
  }
}

export function shopHref(state: ShopState): string {
  const { query, view } = state
  const params = new URLSearchParams()
  for (const id of query.categories) params.append('category', id)
  for (const id of query.subcategories) params.append('subcategory', id)
  if (query.ratingFrom !== null) params.set('rating', String(query.ratingFrom))
  for (const one of query.colors) params.append('colors', colorParam(one))
  if (query.priceFrom !== null) params.set('minPrice', String(toAed(query.priceFrom)))
  if (query.priceTo !== null) params.set('maxPrice', String(toAed(query.priceTo)))
  if (query.keyword) params.set('keyword', query.keyword)
  if (query.sort) params.set('sort', query.sort)
  if (view === 'list') params.set('view', view)
  if (query.page > 1) params.set('page', String(query.page))
  const search = params.toString()
  return search ? `/shop?${search}` : '/shop'
}

/** A color in the URL: `rrggbb`, or its name. */
export function colorParam(color: string): string {
  return color.startsWith('#') ? color.slice(1).toLowerCase() : color
}

/** URL of a state's query, without page and view. */
export function questionOf(state: ShopState): string {
  return shopHref({ ...withQuery(state, {}), view: 'grid' })
}

/** Changes the query and returns to the first page. Spec §4. */
export function withQuery(state: ShopState, change: Partial<ProductQuery>): ShopState {
  return { ...state, query: { ...state.query, page: 1, ...change } }
}

/** Removes all filters; keeps sort order and view. Spec §4. */
export function withoutFilters(state: ShopState): ShopState {
  return { query: { ...allProducts, sort: state.query.sort }, view: state.view }
}

export function hasFilters(state: ShopState): boolean {
  return questionOf(state) !== questionOf(withoutFilters(state))
}

/** Whether filters other than categories are set, so that category counts shrink. */
export function narrowsCategories(state: ShopState): boolean {
  return hasFilters(withQuery(state, { categories: [], subcategories: [] }))
}

/** The keyword without filters and in default order; null when that is the state already, or without a keyword. */
export function keywordOnlySearch(state: ShopState): ShopState | null {
  const { keyword } = state.query
  const search = withQuery(withoutFilters(state), { keyword })
  return keyword && shopHref(search) !== shopHref(state) ? search : null
}

function keyword(value: string | null): string {
  return headOf(
    wellFormed(value ?? '')
      .replaceAll('\0', '')
      .trim(),
    KEYWORD_MAX,
  )
}

function ids(values: string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))].slice(0, 50)
}

/** Parses a price in AED; empty, 0 and invalid texts are no bound. Spec §5. */
function price(value: string | null): Fils | null {
  const typed = latinDigits(value ?? '')
    .replaceAll(',', '')
    .trim()
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return null
  const aed = Math.min(Number(typed), PRICE_MAX)
  return aed > 0 ? fromAed(aed) : null
}

function inOrder(from: Fils | null, to: Fils | null): [Fils | null, Fils | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** Parses `page`, default 1; null unless it is a positive integer. */
export function pageNumber(params: URLSearchParams): number | null {
  const page = params.get('page') ?? '1'
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null
}

export function paramsOf(href: string): URLSearchParams {
  return new URLSearchParams(href.split('?')[1])
}

/** Converts Next's `searchParams` to URLSearchParams. */
export function toSearchParams(query: Record<string, string | string[] | undefined>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) for (const one of [value ?? []].flat()) params.append(key, one)
  return params
}

/** Maximum number of words: each costs a search. */
const MOST = 3

/** The distinct words of a keyword, for separate searches when no product has all of them; none for a single word. */
export function keywordParts(keyword: string): string[] {
  const typed = keyword.split(/[^\p{L}\p{M}\p{N}.]+/u).filter((part) => [...part].length > 1)
  const parts = [...new Map(typed.map((part) => [part.toLowerCase(), part])).values()]
  return parts.length > 1 ? parts.slice(0, MOST) : []
}
