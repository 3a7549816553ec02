'use client'

import { Badge } from '@/components/ui/badge'
import { useTranslate } from '@/components/translations/translations'
import type { CardBadge } from './card-facts'

export function ProductBadge({ badge, className }: { badge: CardBadge | null; className?: string }) {
  const translate = useTranslate()
  if (!badge) return null
  if (badge.kind !== 'percent')
    return (
      <Badge tone={badge.kind} className={className}>
        {translate(`Product.${badge.kind}`)}
      </Badge>
    )
  return (
    <Badge tone="sale" className={className}>
      <bdi aria-hidden="true" dir="ltr">
        {`-${badge.percent}%`}
      </bdi>
      <span className="sr-only">{translate('Product.percentOff', { percent: badge.percent })}</span>
    </Badge>
  )
}
