import { useTranslations } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { BadgeIn } from './badge-in'
import { badgeOf } from './badge-of'

/** The badge of a product, if any. */
export function ProductBadge({ product, className }: { product: Product; className?: string }) {
  const t = useTranslations('Product')
  const badge = badgeOf(product)
  const percentOff = badge?.kind === 'percent' ? t('percentOff', { percent: badge.percent }) : ''
  return <BadgeIn badge={badge} words={{ soldOut: t('soldOut'), new: t('new'), percentOff }} className={className} />
}
