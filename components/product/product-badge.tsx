'use client'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { useTranslate } from '@/components/translations/translations'
import type { CardBadge } from './card-facts'

/** What a picture says of its product. It wraps where a small picture has too little room. */
export function ProductBadge({ badge, className }: { badge: CardBadge | null; className?: string }) {
  const translate = useTranslate()
  if (!badge) return null
  const look = cx('py-0.5 text-center whitespace-normal!', className)
  if (badge.kind !== 'percent')
    return (
      <Badge tone={badge.kind} className={look}>
        {translate(`Product.${badge.kind}`)}
      </Badge>
    )
  return (
    <Badge tone="sale" className={look}>
      <bdi aria-hidden="true" dir="ltr">
        {`-${badge.percent}%`}
      </bdi>
      <span className="sr-only">{translate('Product.percentOff', { percent: badge.percent })}</span>
    </Badge>
  )
}
