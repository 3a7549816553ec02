import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Reading } from './reading'
import { fieldsOf, listOf, numberOf } from './values'

/**
 * A page of a list. Without `paginationResult` the host has sent everything there is, and the page is cut out of it here.
 * Spec §3.
 */
export function readPage<T>(
  answer: unknown,
  asked: number,
  reading: Reading,
  readItem: (value: unknown, reading: Reading) => T | null,
): Page<T> {
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
  if (pages === null) {
    const whole = pageCount(items.length, PAGE_SIZE)
    const from = (asked - 1) * PAGE_SIZE
    return { items: items.slice(from, from + PAGE_SIZE), total: items.length, page: asked, pages: whole }
  }
  return { items, total: Math.max(told, items.length), page: asked, pages: Math.max(1, Math.floor(pages)) }
}
