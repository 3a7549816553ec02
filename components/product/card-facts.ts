import { useLocale } from 'next-intl'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import type { Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'
import { priceKind, type PriceKind } from '@/lib/i18n/price-kind'
import { NEW_FOR_DAYS, type Language } from '@/lib/config/constants'

/** What a card shows of a product, in one language. Kept minimal: it is sent to the browser with every card. */
export interface CardFacts {
  id: string
  title: string
  /** When the title is not in the page's language. */
  lang?: Language
  /** The first is shown, the second on hover. */
  images: string[]
  category?: string
  price: Fils
  oldPrice: Fils | null
  /** When the price is not exact. */
  priceKind?: PriceKind
  rating: number | null
  ratings: number
  ratingLabel: string
  badge: CardBadge | null
}

export function useCardFacts(): (product: Product) => CardFacts {
  const language = useLocale()
  const ratingLabel = useRatingLabel()
  return (product) => ({
    id: product.id,
    title: product.title[language],
    ...foreign(product.title, language),
    images: product.images.slice(0, 2),
    category: product.category?.name[language],
    price: product.price,
    oldPrice: product.oldPrice,
    priceKind: priceKind(product) ?? undefined,
    rating: product.averageRating,
    ratings: product.ratingsCount,
    ratingLabel: ratingLabel(product.averageRating, product.ratingsCount),
    badge: badgeOf(product),
  })
}

export type CardBadge =
  | { kind: 'enquire' }
  | { kind: 'soldOut' }
  | { kind: 'percent'; percent: number }
  | { kind: 'new' }

const DAY = 24 * 60 * 60 * 1000

/** Discount in percent, rounded to a whole number; 0 without an old price above the price. Spec §9. */
export function discountPercent(price: Fils, oldPrice: Fils | null): number {
  return oldPrice !== null && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0
}

/** The badge of a card: enquire before sold out before percent before new. `now` in ms. */
export function badgeOf(
  product: Pick<Product, 'sale' | 'stock' | 'price' | 'oldPrice' | 'createdAt'>,
  now: number = Date.now(),
): CardBadge | null {
  if (product.sale === 'enquiry') return { kind: 'enquire' }
  if (product.stock <= 0) return { kind: 'soldOut' }
  const percent = discountPercent(product.price, product.oldPrice)
  if (percent > 0) return { kind: 'percent', percent }
  return now - Date.parse(product.createdAt) < NEW_FOR_DAYS * DAY ? { kind: 'new' } : null
}
