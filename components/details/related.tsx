import { useTranslations } from 'next-intl'
import { ProductCarousel } from '@/components/product/product-carousel'
import type { Product } from '@/lib/contract/product'

/** Related products: the same category. Spec §2 (Product details). */
export function Related({ products }: { products: Product[] }) {
  const t = useTranslations('Details')
  if (products.length === 0) return null
  return (
    <div id="related" className="-mx-(--gutter) mt-16 px-(--gutter)">
      <ProductCarousel title={t('related')} products={products} />
    </div>
  )
}
