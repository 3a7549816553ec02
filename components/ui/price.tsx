import { useLocale, useTranslations } from 'next-intl'
import type { Fils } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import { cx } from './cx'
import { Money } from './money'

interface Props {
  /** In fils. */
  price: Fils
  /** In fils, before the discount. */
  oldPrice?: Fils | null
  size?: 'card' | 'details'
  className?: string
}

/** What a product costs, and what it did cost. Neither price breaks inside itself. Spec §9. */
export function Price({ price, oldPrice = null, size = 'card', className }: Props) {
  const t = useTranslations('Price')
  const language = useLocale()
  return (
    <span className={cx('flex flex-wrap items-baseline gap-x-2', className)}>
      <span
        className={cx(size === 'card' ? 'text-card-price' : 'text-price', oldPrice !== null && 'text-pomegranate-700')}
      >
        {oldPrice !== null && <span className="sr-only">{t('now')} </span>}
        <Money fils={price} />
      </span>
      {oldPrice !== null && (
        <span className={cx('text-date-600', size === 'card' ? 'text-[0.875rem] leading-5' : 'text-lead')}>
          <span className="sr-only">{t('before', { price: formatPrice(oldPrice, language) })}</span>
          <s aria-hidden="true">
            <Money fils={oldPrice} small={size === 'card'} />
          </s>
        </span>
      )}
    </span>
  )
}
