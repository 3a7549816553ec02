import { Skeleton } from '@/components/ui/skeleton'

/** The measures of a product in the list view while it loads. */
export function RowSkeleton() {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-sand-200 pb-5 sm:grid-cols-[12.5rem_1fr] sm:gap-x-6 lg:grid-cols-[12.5rem_1fr_auto]">
      <Skeleton className="aspect-square w-full rounded-card" />
      <div className="flex flex-col gap-3 self-center">
        <Skeleton className="h-3 w-1/5" />
        <Skeleton className="h-5.5 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3.5 w-4/5 max-sm:hidden" />
      </div>
      <Skeleton className="h-5.5 w-24 self-center max-lg:hidden" />
    </div>
  )
}
