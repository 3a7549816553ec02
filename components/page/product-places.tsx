import { Skeleton } from '@/components/ui/skeleton'

/** Places of final size for a product: its pictures, and its facts beside them or, on a phone, rising over them. */
export function ProductPlaces() {
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,28.25rem)] lg:gap-11 lg:pt-4">
      <div className="lg:grid lg:grid-cols-[5.75rem_1fr] lg:items-start lg:gap-5">
        <div className="grid gap-4 max-lg:hidden">
          <Skeleton className="aspect-square rounded-thumb" />
          <Skeleton className="aspect-square rounded-thumb" />
          <Skeleton className="aspect-square rounded-thumb" />
        </div>
        <Skeleton className="-mx-(--gutter) aspect-square rounded-none lg:mx-0 lg:rounded-hero" />
      </div>
      <div className="relative -mx-(--gutter) -mt-7 min-h-140 rounded-t-sheet bg-sand-50 px-(--gutter) pt-6 lg:m-0 lg:rounded-none lg:p-0">
        <Skeleton className="h-8 w-36 rounded-full" />
        <Skeleton className="mt-5 h-10 w-4/5" />
        <Skeleton className="mt-4 h-5 w-44" />
        <Skeleton className="mt-6 h-11 w-52" />
        <Skeleton className="mt-7 h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-2/3" />
        <Skeleton className="mt-8 h-13 w-full rounded-full" />
      </div>
    </div>
  )
}
