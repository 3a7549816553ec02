/** Products per page. Spec §9 (12 placeholders on the grid). */
export const PAGE_SIZE = 12
/** Offers per page: fills rows of two and of three. */
export const OFFERS_PER_PAGE = 24

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

export interface Page<T> {
  items: T[]
  /** Matches on all pages. */
  total: number
  /** From 1. */
  page: number
  /** At least 1, also when nothing matches. */
  pages: number
}
