import type { Fils } from './money'

/** What a visitor asks of the list. Spec §2 (Shop), §5. */
export interface ProductQuery {
  keyword: string
  /** From 1. */
  page: number
  categories: string[]
  subcategories: string[]
  /** Mean rating from here … */
  ratingFrom: number | null
  /** … up to below here. */
  ratingBelow: number | null
  priceFrom: Fils | null
  priceTo: Fils | null
  colors: string[]
}

/** The longest keyword a search takes, in UTF-16 units. */
export const KEYWORD_MAX = 200

/** The query that matches everything, first page. */
export const everyProduct: ProductQuery = {
  keyword: '',
  page: 1,
  categories: [],
  subcategories: [],
  ratingFrom: null,
  ratingBelow: null,
  priceFrom: null,
  priceTo: null,
  colors: [],
}
