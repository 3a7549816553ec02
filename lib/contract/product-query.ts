import type { Fils } from './money'

/**
 * Orders in which a list can be had beside the shop's own, as `sort` names them in an address and in `GET /product`: a field of the
 * product, behind a minus from its greatest value down (as in `GET /rating`, spec §7).
 */
export const SORTS = ['-createdAt', 'newPrice', '-newPrice', '-averageRating'] as const
export type Sort = (typeof SORTS)[number]

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
  /** Null for the shop's own order, a search's best matches first. */
  sort: Sort | null
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
  sort: null,
}
