import { useTranslations } from 'next-intl'
import { hasFilters, type ShopState } from '@/lib/listing/shop-query'

/** Title of the shop and the live number of products. */
export function ShopHeading({ title, total, state }: { title: string; total: number; state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <div>
      <h1 className="text-h1">{title}</h1>
      <p role="status" className="mt-1 text-date-600">
        <strong className="font-bold text-ink">{t('results', { count: total })}</strong>{' '}
        {hasFilters(state) ? t('matches', { count: total }) : t('inShop')}
      </p>
    </div>
  )
}
