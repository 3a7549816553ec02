import type { Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import { NEW_FOR_DAYS } from '@/lib/config/constants'

export type CardBadge = { kind: 'soldOut' } | { kind: 'percent'; percent: number } | { kind: 'new' }

const DAY = 24 * 60 * 60 * 1000

/** Discount in percent, rounded to a whole number; 0 without an old price above the price. Spec §9. */
export function discountPercent(price: Fils, oldPrice: Fils | null): number {
  return oldPrice !== null && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0
}

/** The badge of a card: sold out before percent before new. `now` in ms. */
export function badgeOf(
  product: Pick<Product, 'stock' | 'price' | 'oldPrice' | 'createdAt'>,
  now: number = Date.now(),
): CardBadge | null {
  if (product.stock <= 0) return { kind: 'soldOut' }
  const percent = discountPercent(product.price, product.oldPrice)
  if (percent > 0) return { kind: 'percent', percent }
  return now - Date.parse(product.createdAt) < NEW_FOR_DAYS * DAY ? { kind: 'new' } : null
}
