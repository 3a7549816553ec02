import type { Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import { cut, type Language } from '@/lib/config/constants'
import { badgeOf, type CardBadge } from './badge-of'

/** What a card shows of a product, in one language. Kept minimal: it is sent to the browser with every card. */
export interface CardFacts {
  id: string
  title: string
  /** When the title is not in the page's language. */
  lang?: Language
  /** Visible part of the title, in characters; undefined for all of it. */
  shown?: number
  /** The first is shown, the second on hover. */
  images: string[]
  category?: string
  price: Fils
  oldPrice: Fils | null
  rating: number | null
  ratings: number
  /** The rating in words. */
  rated: string
  badge: CardBadge | null
}

/** Maps a product to a card's facts in `language`; `rated` is its rating as text. */
export function cardFacts(product: Product, language: Language, rated: string): CardFacts {
  const title = product.title[language]
  const { shown, rest } = cutText(title, cut.cardTitle)
  return {
    id: product.id,
    title,
    ...foreign(product.title, language),
    shown: rest ? shown.length : undefined,
    images: product.images.slice(0, 2),
    category: product.category?.name[language],
    price: product.price,
    oldPrice: product.oldPrice,
    rating: product.averageRating,
    ratings: product.ratingsCount,
    rated,
    badge: badgeOf(product),
  }
}
