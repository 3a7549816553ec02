import { persisted } from '@/lib/client/persisted'
import { RECENT_MAX } from '@/lib/config/constants'
import type { Product } from '@/lib/contract/product'

/** A viewed product as stored in the browser; without a price, which would become stale. */
export type Viewed = Pick<Product, 'id' | 'title'> & { image: string | null }

/** Viewed products of this browser, newest first. */
export const viewedProducts = persisted(
  'oasis-recent',
  (stored): Viewed[] => (Array.isArray(stored) ? stored.filter(isViewed) : []),
  'localStorage',
)

function isViewed(stored: unknown): stored is Viewed {
  const { id, title, image } = Object(stored)
  const { en, ar } = Object(title)
  return [id, en, ar, image ?? ''].every((text) => typeof text === 'string')
}

/** Puts a product first; drops duplicates and the oldest beyond `RECENT_MAX`. */
export function withViewed(list: Viewed[], product: Viewed): Viewed[] {
  return [product, ...list.filter(({ id }) => id !== product.id)].slice(0, RECENT_MAX)
}
