'use client'

import { buttonClass } from '@/components/ui/button'
import { Icon, eye } from '@/components/ui/icon'
import { useTranslate } from '@/components/translations/translations'
import { productHref } from '@/lib/config/routes'
import type { CardFacts } from './card-facts'

export type LinkedProduct = Pick<CardFacts, 'id' | 'title' | 'lang' | 'price' | 'oldPrice' | 'priceKind'>

const linkedProducts = new WeakMap<HTMLAnchorElement, LinkedProduct>()

/** Returns the product data of a quick view link; undefined for any other link. */
export function linkedProduct(link: HTMLAnchorElement): LinkedProduct | undefined {
  return linkedProducts.get(link)
}

interface Props {
  product: LinkedProduct
  /** `card`: over a card's picture; `wide`: a button in the list view. */
  look?: 'card' | 'wide'
}

/** The eye icon: opens the quick view (see `QuickView`); without JavaScript it links to the product. Spec §2. */
export function QuickViewLink({ product, look = 'card' }: Props) {
  const { id, title } = product
  const translate = useTranslate()
  return (
    <a
      href={productHref(id)}
      aria-label={translate('Product.quickViewOf', { title })}
      data-quick-view=""
      ref={(link) => {
        if (link) linkedProducts.set(link, product)
      }}
      className={look === 'card' ? 'card-view z-1' : buttonClass({ look: 'quiet', size: 'small' }, 'max-sm:px-3')}
    >
      <Icon shape={eye} />
      <span className={look === 'card' ? undefined : 'max-sm:sr-only'}>{translate('Product.quickView')}</span>
    </a>
  )
}
