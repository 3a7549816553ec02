import { persisted } from '@/lib/client/persisted'
import { RECENT_MAX } from '@/lib/config/constants'

/** A viewed product as stored in the browser; without a price, which would become stale. */
export interface Viewed {
  id: string
  title: { en: string; ar: string }
  image: string | null
}

/** Viewed products of this browser, newest first. */
export const viewedProducts = persisted('oasis-recent', parseViewed, 'localStorage')

/** Puts a product first; drops duplicates and the oldest beyond `RECENT_MAX`. */
export function withViewed(list: Viewed[], product: Viewed): Viewed[] {
  return [product, ...list.filter(({ id }) => id !== product.id)].slice(0, RECENT_MAX)
}

/** Parses the stored list; skips invalid entries. */
export function parseViewed(stored: unknown): Viewed[] {
  return Array.isArray(stored) ? stored.filter(isViewed).slice(0, RECENT_MAX) : []
}

function isViewed(value: unknown): value is Viewed {
  const { id, title, image } = Object(value)
  return (
    typeof id === 'string' &&
    typeof title?.en === 'string' &&
    typeof title?.ar === 'string' &&
    (image === null || typeof image === 'string')
  )
}
