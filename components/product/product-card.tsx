import { useLocale, useTranslations } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { CardFace, type CardLook } from './card-face'
import { cardFacts } from './card-facts'

/** A product on the grid: one link over the whole card, quick view and heart above it. Spec §2. */
export function ProductCard({ product, ...look }: CardLook & { product: Product }) {
  const t = useTranslations('Stars')
  const { averageRating, ratingsCount: count } = product
  const rated = averageRating === null ? t('none') : t('words', { value: averageRating.toFixed(1), count })
  return <CardFace facts={cardFacts(product, useLocale(), rated)} {...look} />
}
