import 'server-only'
import type { WrittenReviews } from '@/lib/contract/rating'
import { recordDegradedRender } from '@/lib/utils/degraded-render'
import { listReviews } from './catalogue'
import { HostUnavailableError } from './http/host-away'

/** The most pages of the host's list that are searched for comments. */
const PAGES_MAX = 5

/**
 * The newest reviews with a comment. Hosts mix ratings with and without comments in any order, so this reads several pages
 * and skips those that fail.
 */
export async function writtenReviews(productId: string, most: number): Promise<WrittenReviews> {
  const first = await listReviews(productId, 1)
  const others = Array.from({ length: Math.min(first.pages, PAGES_MAX) - 1 }, (_, at) => at + 2)
  const rest = await Promise.allSettled(others.map((page) => listReviews(productId, page)))
  if (rest.some((one) => one.status === 'rejected' && one.reason instanceof HostUnavailableError))
    recordDegradedRender()
  const read = [first, ...rest.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []))]
  const all = [...new Map(read.flatMap(({ items }) => items).map((review) => [review.id, review])).values()]
  const written = all
    .filter(({ comment }) => comment?.trim())
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return {
    items: written.slice(0, most),
    written: written.length,
    silent: all.length - written.length,
    total: first.total,
  }
}
