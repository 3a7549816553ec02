import { useLocale, useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/i18n/price'
import { PriceIn, type PriceProps } from './price-in'

/** A product's price and, when discounted, its old price. Neither wraps. Spec §9. */
export function Price(props: PriceProps) {
  const t = useTranslations('Price')
  const language = useLocale()
  const { oldPrice = null } = props
  const before = oldPrice === null ? '' : t('before', { price: formatPrice(oldPrice, language) })
  return <PriceIn {...props} language={language} words={{ now: t('now'), before }} />
}
