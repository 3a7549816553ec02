import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { MappingContext } from './mapper'
import { fieldsOf, listOf, numberOf } from './values'

/** A list from the host. Spec §3. */
export interface HostList<T> {
  items: T[]
  /** Items on all pages; a lower bound when the host counts only one page. */
  total: number
  /** Null without `paginationResult`: the list is complete. */
  pages: number | null
}

type ReadItem<T> = (value: unknown, mapping: MappingContext) => T | null

/** Maps a list. */
export function readList<T>(answer: unknown, mapping: MappingContext, readItem: ReadItem<T>): HostList<T> {
  const fields = Array.isArray(answer) ? { data: answer } : fieldsOf(answer)
  const items = listOf(fields?.data, mapping, 'data').flatMap((one) => {
    const item = readItem(one, mapping)
    return item === null ? [] : [item]
  })
  const results = numberOf(fields?.results, mapping, 'results') ?? items.length
  const pagination = fieldsOf(fields?.paginationResult)
  const pages = numberOf(
    pagination?.numberOfPage ?? pagination?.numberOfPages,
    mapping,
    'paginationResult.numberOfPage',
  )
  const countsOnePage = pages !== null && pages > 1 && items.length > 0 && results <= items.length
  if (countsOnePage) mapping.warn('results', 'must count the items of all pages')
  return {
    items,
    total:
      pages === null ? items.length : Math.max(results, items.length, countsOnePage ? (pages - 1) * PAGE_SIZE + 1 : 0),
    pages: pages === null ? null : Math.max(1, Math.floor(pages)),
  }
}

/** One page of a list, sliced when the list is complete. */
export function pageOf<T>({ items, total, pages }: HostList<T>, page: number): Page<T> {
  if (pages !== null) return { items, total, page, pages }
  const from = (page - 1) * PAGE_SIZE
  return { items: items.slice(from, from + PAGE_SIZE), total, page, pages: pageCount(total, PAGE_SIZE) }
}

/** Maps one page of a list. */
export function readPage<T>(answer: unknown, page: number, mapping: MappingContext, readItem: ReadItem<T>): Page<T> {
  return pageOf(readList(answer, mapping, readItem), page)
}
