import { Skeleton } from '@/components/ui/skeleton'

/** Places of final size for a product: its pictures, and its facts beside them or, on a phone, rising over them. */
export function ProductPlaces() {
  return (
    <div className="details-grid">
      <div className="self-start lg:grid lg:grid-cols-[5.75rem_1fr] lg:items-start lg:gap-5">
        <div className="grid gap-4 max-lg:hidden">
          <Skeleton className="aspect-square rounded-thumb" />
          <Skeleton className="aspect-square rounded-thumb" />
          <Skeleton className="aspect-square rounded-thumb" />
        </div>
        <Skeleton className="-mx-(--gutter) aspect-square rounded-none md:mx-0 md:rounded-hero" />
      </div>
      <div className="facts min-h-140">
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
