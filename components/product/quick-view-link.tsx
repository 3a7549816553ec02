import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-look'
import { Icon } from '@/components/ui/icon'
import { eye } from '@/components/ui/icons'
import type { Product } from '@/lib/contract/product'
import { productHref } from '@/lib/routes'

interface Props {
  product: Pick<Product, 'id' | 'title' | 'price' | 'oldPrice'>
  /** Over the picture of a card, or a button of the list view. */
  look?: 'card' | 'wide'
}

/** The eye: leads to the product; with scripts it opens the quick view (see `QuickView`). Spec §2. */
export function QuickViewLink({ product, look = 'card' }: Props) {
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
      className={look === 'card' ? 'card-view z-1' : buttonClass({ look: 'quiet', size: 'small' }, 'max-sm:px-3')}
    >
      <Icon shape={eye} />
      <span className={look === 'card' ? undefined : 'max-sm:sr-only'}>{t('quickView')}</span>
    </a>
  )
}
