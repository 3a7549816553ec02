import { Skeleton } from '@/components/ui/skeleton'

/** Loading placeholder of a product in the list view. */
export function RowSkeleton() {
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
