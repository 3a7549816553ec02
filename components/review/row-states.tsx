import { ProductCarousel } from '@/components/product/product-carousel'
import { ProductRow } from '@/components/product/product-row'
import type { Product } from '@/lib/contract/product'
import { Caption } from './caption'
import { useSay } from './use-say'

/** A product in the list view, and products in a row that scrolls. */
export function RowStates({ products }: { products: Product[] }) {
  const say = useSay()
  const [first] = products
  return (
    <>
      <Caption>{say('List view and carousel', 'عرض القائمة والشريط')}</Caption>
      {first && <ProductRow product={first} />}
      <div className="mt-8">
        <ProductCarousel
          title={say('Best sellers', 'الأكثر مبيعاً')}
          note={say('What our customers buy most', 'الأكثر طلباً عند عملائنا')}
          products={products}
          more={{ href: '/shop', label: say('See all', 'عرض الكل') }}
        />
      </div>
    </>
  )
}
