import { Skeleton } from '@/components/ui/skeleton'
import { placeholders } from '@/lib/shop-facts'

/** Eight offers to come. Spec §9. */
export function OfferPlaces() {
  return (
    <ul className="grid grid-cols-1 gap-x-3 gap-y-5.5 min-[340px]:grid-cols-2 md:gap-x-5 md:gap-y-7.5 lg:grid-cols-3">
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
    </ul>
  )
}
