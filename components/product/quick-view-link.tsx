import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { eye } from '@/components/ui/icons'
import type { Product } from '@/lib/contract/product'
import { productHref } from '@/lib/routes'

/** The eye of a card: leads to the product; with scripts it opens the quick view (see `QuickView`). Spec §2. */
export function QuickViewLink({ product }: { product: Pick<Product, 'id' | 'title' | 'price' | 'oldPrice'> }) {
  const t = useTranslations('Product')
  const title = product.title[useLocale()]
  return (
    <a
      href={productHref(product.id)}
      aria-label={t('quickViewOf', { title })}
      data-quick-view={product.id}
      data-title={title}
      data-price={product.price}
      data-old-price={product.oldPrice ?? undefined}
      className="card-view z-1"
    >
      <Icon shape={eye} />
      <span>{t('quickView')}</span>
    </a>
  )
}
