import { useLocale } from 'next-intl'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import type { Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'
import type { Language } from '@/lib/config/constants'
import { badgeOf, type CardBadge } from './badge'

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
  rating: number | null
  ratings: number
  /** The rating as text. */
  ratingLabel: string
  badge: CardBadge | null
}

/** Returns a function that maps a product to a card's facts in the page's language. */
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
    rating: product.averageRating,
    ratings: product.ratingsCount,
    ratingLabel: ratingLabel(product.averageRating, product.ratingsCount),
    badge: badgeOf(product),
  })
}
