import 'server-only'
import type { Review } from '@/lib/contract/rating'
import { listReviews } from './catalogue'

/** The most pages of reviews one page of a product shows. */
const PAGES_MAX = 20

/** How many pages of reviews an address asks for with `?reviews=`; what is no number asks for one. */
export function reviewPages(asked: string | string[] | undefined): number {
  const [first = ''] = [asked ?? []].flat()
  return /^[1-9]\d?$/.test(first) ? Math.min(Number(first), PAGES_MAX) : 1
}

/** The first `pages` pages of a product's reviews, in each those with words first, and the number of pages that shows more. Spec §7. */
export async function reviewsUpTo(
  productId: string,
  pages: number,
): Promise<{ items: Review[]; total: number; more: number | null }> {
  const first = await listReviews(productId, 1)
  const count = Math.min(pages, first.pages)
  const rest = await Promise.all(Array.from({ length: count - 1 }, (_, index) => listReviews(productId, index + 2)))
  const items = [first, ...rest].flatMap((page) =>
    page.items.toSorted((a, b) => Number(!a.comment) - Number(!b.comment)),
  )
  return { items, total: first.total, more: count < Math.min(first.pages, PAGES_MAX) ? count + 1 : null }
}
