import { useTranslations } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { Badge } from '@/components/ui/badge'
import { badgeOf } from './badge-of'

/** The one badge of a card, if any. */
export function ProductBadge({ product, className }: { product: Product; className?: string }) {
  const t = useTranslations('Product')
  const badge = badgeOf(product)
  if (!badge) return null
  if (badge.kind === 'soldOut')
    return (
      <Badge tone="soldOut" className={className}>
        {t('soldOut')}
      </Badge>
    )
  if (badge.kind === 'new')
    return (
      <Badge tone="new" className={className}>
        {t('new')}
      </Badge>
    )
  return (
    <Badge tone="sale" className={className}>
      <bdi aria-hidden="true" dir="ltr">
        -{badge.percent}%
      </bdi>
      <span className="sr-only">{t('percentOff', { percent: badge.percent })}</span>
    </Badge>
  )
}
