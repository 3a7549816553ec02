import { Skeleton } from '@/components/ui/skeleton'

/** The measures of a product in the list view while it loads. */
export function RowSkeleton() {
  return (
    <div className="product-row">
      <div>
        <Skeleton className="aspect-square w-full rounded-card" />
        <div className="flex flex-col gap-3 self-center">
          <Skeleton className="h-3 w-1/5" />
          <Skeleton className="h-5.5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-4/5 @max-row:hidden" />
        </div>
        <Skeleton className="h-5.5 w-24 self-center @max-wide-row:hidden" />
      </div>
    </div>
  )
}
