import { ProductGridFrame } from '@/components/product/product-grid-frame'
import { Skeleton } from '@/components/ui/skeleton'
import { placeholders } from '@/lib/config/constants'

/** Skeleton of eight offers. Spec §9. */
export function OffersSkeleton() {
  return (
    <ProductGridFrame most={3}>
      {Array.from({ length: placeholders.offers }, (_, index) => (
        <li key={index}>
          <Skeleton className="aspect-square w-full rounded-card sm:aspect-4/3" />
          <div className="mt-4 flex flex-col gap-3 px-1">
            <Skeleton className="h-4.5 w-[86%]" />
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-5.5 w-1/2" />
            <Skeleton className="h-9 w-full rounded-field" />
            <Skeleton className="h-11 w-full" />
          </div>
        </li>
      ))}
    </ProductGridFrame>
  )
}
