import { useTranslations } from 'next-intl'
import { hasFilters, questionOf, type ShopState } from '@/lib/listing/shop-query'

/** The listing's title and live number of products, announced after every request, even when unchanged. */
export function ShopHeading({ title, total, state }: { title: string; total: number; state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <div>
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      <p role="status" className="mt-1 text-date-600">
        <span key={`${questionOf(state)} ${total}`}>
          <strong className="font-bold text-ink">{t('results', { count: total })}</strong>{' '}
          {hasFilters(state) ? t('matches', { count: total }) : t('inShop')}
        </span>
      </p>
    </div>
  )
}
