'use client'

import { buttonClass } from '@/components/ui/button-look'
import { Icon } from '@/components/ui/icon'
import { eye } from '@/components/ui/icons'
import { useTranslate } from '@/components/translations/translations'
import { productHref } from '@/lib/config/routes'
import { attachProduct, type LinkedProduct } from './known'

interface Props {
  product: LinkedProduct
  /** `card`: over a card's picture; `wide`: a button in the list view. */
  look?: 'card' | 'wide'
}

/** The eye icon: opens the quick view (see `QuickView`); without JavaScript it links to the product. Spec §2. */
export function QuickViewLink({ product, look = 'card' }: Props) {
  const { id, title } = product
  const say = useTranslate()
  return (
    <a
      href={productHref(id)}
      aria-label={say('Product.quickViewOf', { title })}
      data-quick-view=""
      ref={(link) => {
        if (link) attachProduct(link, product)
      }}
      className={look === 'card' ? 'card-view z-1' : buttonClass({ look: 'quiet', size: 'small' }, 'max-sm:px-3')}
    >
      <Icon shape={eye} />
      <span className={look === 'card' ? undefined : 'max-sm:sr-only'}>{say('Product.quickView')}</span>
    </a>
  )
}
