import 'server-only'
import { PAGE_SIZE } from '@/lib/contract/list'
import type { WrittenReviews } from '@/lib/contract/rating'
import { writtenReviews } from '../cached-reads'

/** The most pages of reviews one page of a product shows. */
const PAGES_MAX = 20

/** How many pages of reviews an address asks for with `?reviews=`; what is no number asks for one. */
export function reviewPages(asked: string | string[] | undefined): number {
  const [first = ''] = [asked ?? []].flat()
  return /^[1-9]\d?$/.test(first) ? Math.min(Number(first), PAGES_MAX) : 1
}

/** The reviews with words of a product's first `pages` pages, newest first, how many have none, and the number of pages that shows more. Spec §7. */
export async function reviewsUpTo(productId: string, pages: number): Promise<WrittenReviews & { more: number | null }> {
  const reviews = await writtenReviews(productId, pages * PAGE_SIZE)
  const more = reviews.items.length < reviews.written && pages < PAGES_MAX
  return { ...reviews, more: more ? pages + 1 : null }
}
