import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder until the first results arrive. */
export function SearchSkeleton() {
  return (
    <div aria-hidden="true" className="search-list">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="search-line">
          <Skeleton className="size-23 rounded-thumb" />
          <span className="grid content-center gap-3">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
