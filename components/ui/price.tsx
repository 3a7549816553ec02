'use client'

import { useLanguage, useTranslate } from '@/components/translations/translations'
import type { Fils } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import type { PriceKind } from '@/lib/i18n/price-kind'
import { cx } from './cx'
import { Money } from './money'

interface Props {
  price: Fils
  /** In fils, before the discount. */
  oldPrice?: Fils | null
  size?: 'card' | 'details' | 'line'
  kind?: PriceKind | null
  className?: string
}

const looks = {
  card: { gap: 'gap-x-2', price: 'text-card-price', before: 'text-[0.875rem] leading-5' },
  details: { gap: 'gap-x-3.5', price: 'text-price', before: 'text-lead' },
  line: { gap: 'gap-x-2', price: 'text-small', before: 'text-count' },
}

/** A product's price and, when discounted, its old price. Neither wraps, except on a product's page that is narrower than its price. Spec §9. */
export function Price({ price, oldPrice = null, size = 'card', kind, className }: Props) {
  const language = useLanguage()
  const translate = useTranslate()
  const look = looks[size]
  if (kind === 'onRequest')
    return (
      <span className={cx('font-medium text-ink', size === 'details' && 'text-lead', className)}>
        {translate('Price.onRequest')}
      </span>
    )
  return (
    <span className={cx('flex flex-wrap items-baseline', look.gap, className)}>
      <span className={cx(look.price, oldPrice !== null && 'text-pomegranate-700')}>
        {kind === 'from' && (
          <span className="text-small font-normal text-date-700">{`${translate('Price.from')} `}</span>
        )}
        {oldPrice !== null && <span className="sr-only">{`${translate('Price.now')} `}</span>}
        <Money fils={price} breakable={size === 'details'} />
      </span>
      {oldPrice !== null && (
        <span className={cx('text-date-600', look.before)}>
          <span className="sr-only">{translate('Price.before', { price: formatPrice(oldPrice, language) })}</span>
          <s aria-hidden="true">
            <Money fils={oldPrice} small={size !== 'details'} />
          </s>
        </span>
      )}
    </span>
  )
}
