import { useLocale, useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/i18n/price'
import { PriceIn, type PriceProps } from './price-in'

/** What a product costs, and what it did cost. Neither price breaks inside itself. Spec §9. */
export function Price(props: PriceProps) {
  const t = useTranslations('Price')
  const language = useLocale()
  const { oldPrice = null } = props
  const before = oldPrice === null ? '' : t('before', { price: formatPrice(oldPrice, language) })
  return <PriceIn {...props} language={language} words={{ now: t('now'), before }} />
}
