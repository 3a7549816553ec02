import { Skeleton } from '@/components/ui/skeleton'

/** The true card's measures while it loads. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-square w-full rounded-card" />
      <div className="mt-4 flex flex-col gap-2.5 px-1">
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-4.5 w-[86%]" />
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-5.5 w-1/2" />
      </div>
    </div>
  )
}
