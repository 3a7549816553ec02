import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import type { View } from '@/lib/listing/shop-query'
import { placeholders } from '@/lib/config/constants'
import { RowSkeleton } from './row-skeleton'

/** Placeholder of twelve cards or five rows. Spec §9. */
export function ListingSkeleton({ view }: { view: View }) {
  if (view === 'list')
    return (
      <ul aria-hidden="true" className="grid gap-5">
        {Array.from({ length: placeholders.shopList }, (_, index) => (
          <li key={index}>
            <RowSkeleton />
          </li>
        ))}
      </ul>
    )
  return (
    <div aria-hidden="true">
      <ProductGridFrame>
        {Array.from({ length: placeholders.shopGrid }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGridFrame>
    </div>
  )
}
