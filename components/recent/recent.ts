import { RECENT_MAX } from '@/lib/config/constants'

/** A product as the browser remembers it. No price: that would grow old. */
export interface Viewed {
  id: string
  title: { en: string; ar: string }
  image: string | null
}

/** Puts a product first; each stands once, the oldest fall out. */
export function withViewed(list: Viewed[], product: Viewed): Viewed[] {
  return [product, ...list.filter(({ id }) => id !== product.id)].slice(0, RECENT_MAX)
}

/** Reads what was stored; what is not a product is left out, what is no list counts as empty. */
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
