import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import type { View } from '@/lib/listing/shop-query'
import { placeholders } from '@/lib/config/constants'
import { Skeleton, SkeletonItems } from '@/components/ui/skeleton'

/** Placeholder of twelve cards or five rows. Spec §9. */
export function ListingSkeleton({ view }: { view: View }) {
  if (view === 'list')
    return (
      <ul aria-hidden="true" className="grid gap-5">
        <SkeletonItems count={placeholders.shopList}>
          <RowSkeleton />
        </SkeletonItems>
      </ul>
    )
  return (
    <div aria-hidden="true">
      <ProductGridFrame>
        <SkeletonItems count={placeholders.shopGrid}>
          <ProductCardSkeleton />
        </SkeletonItems>
      </ProductGridFrame>
    </div>
  )
}

function RowSkeleton() {
  return (
    <div className="product-row">
      <div>
        <Skeleton className="row-span-2 aspect-square w-full rounded-card @wide-row:row-span-1" />
        <div className="flex flex-col items-start gap-1.5 *:my-1 @max-row:*:my-0.75 @wide-row:self-center">
          <Skeleton className="h-3 w-1/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-3 w-4/5 @row:hidden" />
          <Skeleton className="h-3 w-2/5 @row:hidden" />
          <Skeleton className="h-5 w-1/4" />
        </div>
        <div className="flex min-h-13 items-center">
          <Skeleton className="h-5.5 w-24" />
        </div>
      </div>
    </div>
  )
}
