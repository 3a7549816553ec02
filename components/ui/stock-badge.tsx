import { useTranslations } from 'next-intl'
import { STOCK_UNTOLD } from '@/lib/shop-facts'
import { Badge } from './badge'

/** From this many pieces down the badge says how few are left. */
const LOW = 3

/** How many are on the shelf, or that the quantity has ended. Spec §2 (quick view, details). */
export function StockBadge({ stock }: { stock: number }) {
  const t = useTranslations('Product')
  if (stock <= 0) return <Badge tone="soldOut">{t('quantityEnded')}</Badge>
  if (stock >= STOCK_UNTOLD) return <Badge tone="inStock">{t('available')}</Badge>
  return stock <= LOW ? (
    <Badge tone="lowStock">{t('onlyLeft', { count: stock })}</Badge>
  ) : (
    <Badge tone="inStock">{t('inStock', { count: stock })}</Badge>
  )
}
