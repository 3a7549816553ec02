import { useLocale } from 'next-intl'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { QuickViewLink } from '@/components/product/quick-view-link'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'

/** Actions of a product in the list view: quick view and favourite. */
export function RowActions({ product }: { product: Product }) {
  const language = useLocale()
  const title = product.title[language]
  const { id, price, oldPrice } = product
  return (
    <>
      <QuickViewLink product={{ id, title, price, oldPrice, ...foreign(product.title, language) }} look="wide" />
      <FavoriteToggle product={{ id, title }} look="wide" className="button-small" />
    </>
  )
}
