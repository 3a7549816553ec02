import { useLocale, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import type { Fils } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'

/** Price, old price and saving; only this page shows the saving. */
export function PriceLine({ price, oldPrice }: { price: Fils; oldPrice: Fils | null }) {
  const t = useTranslations('Details')
  const language = useLocale()
  return (
    <div className="@container mt-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price price={price} oldPrice={oldPrice} size="details" />
        {oldPrice !== null && (
          <span className="inline-flex min-h-7 items-center rounded-full bg-pomegranate-100 px-2.5 text-badge text-pomegranate-700 rtl:min-h-8">
            <bdi>{t('save', { amount: formatPrice(oldPrice - price, language) })}</bdi>
          </span>
        )}
      </p>
    </div>
  )
}
