import 'server-only'
import { PAGE_SIZE } from '@/lib/contract/list'
import type { WrittenReviews } from '@/lib/contract/rating'
import { writtenReviews } from './cached-reads'

/** The most pages of reviews a product page shows. */
const PAGES_MAX = 20

/** The number of review pages that `?reviews=` asks for; 1 unless it is a number. */
export function reviewPages(param: string | string[] | undefined): number {
  const [first = ''] = [param ?? []].flat()
  return /^[1-9]\d?$/.test(first) ? Math.min(Number(first), PAGES_MAX) : 1
}

/** The first `pages` pages of a product's reviews with a comment, newest first, and the next page count (`more`). Spec §7. */
export async function reviewsUpTo(productId: string, pages: number): Promise<WrittenReviews & { more: number | null }> {
  const reviews = await writtenReviews(productId, pages * PAGE_SIZE)
  const more = reviews.items.length < reviews.written && pages < PAGES_MAX
  return { ...reviews, more: more ? pages + 1 : null }
}
