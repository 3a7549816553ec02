import { useTranslations } from 'next-intl'
import { STOCK_LOW, STOCK_UNTOLD } from '@/lib/config/constants'
import { Badge } from './badge'

/** The stock, or that the product is sold out. Spec §2 (quick view, details). */
export function StockBadge({ stock }: { stock: number }) {
  const t = useTranslations('Product')
  if (stock <= 0) return <Badge tone="soldOut">{t('quantityEnded')}</Badge>
  if (stock >= STOCK_UNTOLD) return <Badge tone="inStock">{t('available')}</Badge>
  return stock <= STOCK_LOW ? (
    <Badge tone="lowStock">{t('onlyLeft', { count: stock })}</Badge>
  ) : (
    <Badge tone="inStock">{t('inStock', { count: stock })}</Badge>
  )
}
