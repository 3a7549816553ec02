'use client'

import { useLanguage, useTranslate } from '@/components/translations/translations'
import type { Fils } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import { cx } from './cx'
import { Money } from './money'

interface Props {
  price: Fils
  /** In fils, before the discount. */
  oldPrice?: Fils | null
  size?: 'card' | 'details'
  className?: string
}

/** A product's price and, when discounted, its old price. Neither wraps. Spec §9. */
export function Price({ price, oldPrice = null, size = 'card', className }: Props) {
  const language = useLanguage()
  const translate = useTranslate()
  const isCard = size === 'card'
  return (
    <span className={cx('flex flex-wrap items-baseline', isCard ? 'gap-x-2' : 'gap-x-3.5', className)}>
      <span className={cx(isCard ? 'text-card-price' : 'text-price', oldPrice !== null && 'text-pomegranate-700')}>
        {oldPrice !== null && <span className="sr-only">{`${translate('Price.now')} `}</span>}
        <Money fils={price} />
      </span>
      {oldPrice !== null && (
        <span className={cx('text-date-600', isCard ? 'text-[0.875rem] leading-5' : 'text-lead')}>
          <span className="sr-only">{translate('Price.before', { price: formatPrice(oldPrice, language) })}</span>
          <s aria-hidden="true">
            <Money fils={oldPrice} small={isCard} />
          </s>
        </span>
      )}
    </span>
  )
}
