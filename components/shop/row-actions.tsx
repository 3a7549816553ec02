import { useLocale, useTranslations } from 'next-intl'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { buttonClass } from '@/components/ui/button-look'
import { Icon } from '@/components/ui/icon'
import { eye } from '@/components/ui/icons'
import type { Product } from '@/lib/contract/product'
import { productHref } from '@/lib/routes'

/** What can be done with a product of the list view: look closer, make it a favourite. */
export function RowActions({ product }: { product: Product }) {
  const t = useTranslations('Product')
  const title = product.title[useLocale()]
  return (
    <>
      <a
        href={productHref(product.id)}
        aria-label={t('quickViewOf', { title })}
        data-quick-view={product.id}
        data-title={title}
        data-price={product.price}
        data-old-price={product.oldPrice ?? undefined}
        className={buttonClass({ look: 'quiet', size: 'small' }, 'max-sm:px-3')}
      >
        <Icon shape={eye} />
        <span className="max-sm:sr-only">{t('quickView')}</span>
      </a>
      <FavoriteToggle product={{ id: product.id, title }} look="wide" className="button-small" />
    </>
  )
}
