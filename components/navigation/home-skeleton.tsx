import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { Skeleton } from '@/components/ui/skeleton'
import { placeholders } from '@/lib/config/constants'

/** Skeleton of the home page: its hero, 16 categories, 6 cards. Spec §9. */
export function HomeSkeleton() {
  return (
    <div aria-hidden="true" className="page-width grid gap-11 pt-5 pb-16 md:gap-16">
      <Skeleton className="h-140 w-full rounded-panel md:h-120" />
      <ul className="flex gap-6 overflow-hidden">
        {Array.from({ length: placeholders.homeCategories }, (_, index) => (
          <li key={index} className="grid shrink-0 justify-items-center gap-3">
            <Skeleton className="size-24 rounded-full md:size-28" />
            <Skeleton className="h-4 w-16" />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
        {Array.from({ length: placeholders.homeCards }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
