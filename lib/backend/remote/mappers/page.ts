import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { MappingContext } from './mapper'
import { fieldsOf, listOf, numberOf } from './values'

/** A list as a host sends it. Spec §3. */
export interface HostList<T> {
  items: T[]
  /** How many there are on all pages; of a host that counts those of one page, no less than that. */
  total: number
  /** Null without `paginationResult`: the host has sent everything there is. */
  pages: number | null
}

type ReadItem<T> = (value: unknown, reading: MappingContext) => T | null

/** What a host sent of a list. */
export function readList<T>(answer: unknown, reading: MappingContext, readItem: ReadItem<T>): HostList<T> {
  const fields = Array.isArray(answer) ? { data: answer } : fieldsOf(answer)
  const items = listOf(fields?.data, reading, 'data').flatMap((one) => {
    const item = readItem(one, reading)
    return item === null ? [] : [item]
  })
  const told = numberOf(fields?.results, reading, 'results') ?? items.length
  const pagination = fieldsOf(fields?.paginationResult)
  const pages = numberOf(
    pagination?.numberOfPage ?? pagination?.numberOfPages,
    reading,
    'paginationResult.numberOfPage',
  )
  const onOthers = pages !== null && pages > 1 && items.length > 0 && told <= items.length
  if (onOthers) reading.puzzled('results', 'it is to count what is on all pages')
  return {
    items,
    total: pages === null ? items.length : Math.max(told, items.length, onOthers ? (pages - 1) * PAGE_SIZE + 1 : 0),
    pages: pages === null ? null : Math.max(1, Math.floor(pages)),
  }
}

/** A page of it: the one that was sent, or cut out of everything. */
export function pageOf<T>({ items, total, pages }: HostList<T>, page: number): Page<T> {
  if (pages !== null) return { items, total, page, pages }
  const from = (page - 1) * PAGE_SIZE
  return { items: items.slice(from, from + PAGE_SIZE), total, page, pages: pageCount(total, PAGE_SIZE) }
}

/** A page that was asked for, of what a host sent. */
export function readPage<T>(answer: unknown, asked: number, reading: MappingContext, readItem: ReadItem<T>): Page<T> {
  return pageOf(readList(answer, reading, readItem), asked)
}
