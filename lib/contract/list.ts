import { z } from 'zod'

/** Products on a page of a list. Spec §9 (12 placeholders on the grid). */
export const PAGE_SIZE = 12
/** Offers on a page of theirs: whole rows of two and of three. */
export const OFFERS_PER_PAGE = 24

/** How many pages a list of so many has: an empty one has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Wire shape of any paged list: `results` counts all that match, not only this page. Spec §3. */
export function listWire<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    results: z.number().int(),
    paginationResult: z.object({ currentPage: z.number().int(), numberOfPage: z.number().int() }),
  })
}

/** Wire shape of a plain answer: everything stands under `data`. */
export function dataWire<T extends z.ZodType>(item: T) {
  return z.object({ data: item })
}

/** A page of a list. */
export interface Page<T> {
  items: T[]
  /** All that match, over all pages. */
  total: number
  /** From 1. */
  page: number
  /** At least 1, also when nothing matches. */
  pages: number
}

/** A page of a list as the wire writes it. */
export function encodeList<T, W>(page: Page<T>, encode: (item: T) => W) {
  return {
    data: page.items.map(encode),
    results: page.total,
    paginationResult: { currentPage: page.page, numberOfPage: page.pages },
  }
}
