import { useLocale } from 'next-intl'
import { useRated } from '@/components/ui/use-rated'
import type { Product } from '@/lib/contract/product'
import { cardFacts, type CardFacts } from './card-facts'

/** Returns a card's facts in the page's language. */
export function useCardFacts(product: Product): CardFacts {
  const rated = useRated()(product.averageRating, product.ratingsCount)
  return cardFacts(product, useLocale(), rated)
}
