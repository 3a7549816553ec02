import type { Fils } from './money'

/**
 * Sort orders besides the default, as in `sort` of a URL and of `GET /product`: a product field, with a leading minus for
 * descending order (as in `GET /rating`, Spec §7).
 */
export const SORTS = ['-createdAt', 'newPrice', '-newPrice', '-averageRating'] as const
export type Sort = (typeof SORTS)[number]

/** Filters, sort order and page of a product list. Spec §2 (Shop), §5. */
export interface ProductQuery {
  keyword: string
  /** From 1. */
  page: number
  categories: string[]
  subcategories: string[]
  /** Lowest mean rating, inclusive. */
  ratingFrom: number | null
  /** Upper bound of the mean rating, exclusive. */
  ratingBelow: number | null
  priceFrom: Fils | null
  priceTo: Fils | null
  colors: string[]
  /** Null for the default order; in a search, best matches first. */
  sort: Sort | null
}

/** Maximum length of a keyword, in UTF-16 units. */
export const KEYWORD_MAX = 200

export const allProducts: ProductQuery = {
  keyword: '',
  page: 1,
  categories: [],
  subcategories: [],
  ratingFrom: null,
  ratingBelow: null,
  priceFrom: null,
  priceTo: null,
  colors: [],
  sort: null,
}
