import { useLocale, useTranslations } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { cardFacts, type CardFacts } from './card-facts'

/** What cards show of a product, in the page's language. */
export function useCardFacts(product: Product): CardFacts {
  const t = useTranslations('Stars')
  const { averageRating, ratingsCount: count } = product
  const rated = averageRating === null ? t('none') : t('words', { value: averageRating.toFixed(1), count })
  return cardFacts(product, useLocale(), rated)
}
