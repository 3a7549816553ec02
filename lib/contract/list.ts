import { z } from 'zod'

/** Products per page. Spec §9 (12 placeholders on the grid). */
export const PAGE_SIZE = 12
/** Offers per page: fills rows of two and of three. */
export const OFFERS_PER_PAGE = 24

/** Number of pages; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Wire shape of a paged list; `results` counts the matches on all pages. Spec §3. */
export function listWire<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    results: z.number().int(),
    paginationResult: z.object({ currentPage: z.number().int(), numberOfPage: z.number().int() }),
  })
}

/** Wire shape of a plain answer. */
export function dataWire<T extends z.ZodType>(item: T) {
  return z.object({ data: item })
}

/** A page of a list. */
export interface Page<T> {
  items: T[]
  /** Matches on all pages. */
  total: number
  /** From 1. */
  page: number
  /** At least 1, also when nothing matches. */
  pages: number
}

/** Maps a page of a list to the wire. */
export function encodeList<T, W>(page: Page<T>, encode: (item: T) => W) {
  return {
    data: page.items.map(encode),
    results: page.total,
    paginationResult: { currentPage: page.page, numberOfPage: page.pages },
  }
}
