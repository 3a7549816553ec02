import { Skeleton } from '@/components/ui/skeleton'
import { placeholders } from '@/lib/config/constants'

/** Skeleton of sixteen categories. Spec §9. */
export function CategoriesSkeleton() {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-9 lg:grid-cols-5">
      {Array.from({ length: placeholders.categories }, (_, index) => (
        <li key={index} className="mx-auto grid w-full max-w-50 justify-items-center gap-3">
          <Skeleton className="aspect-square w-full rounded-full" />
          <Skeleton className="h-4.5 w-3/5" />
        </li>
      ))}
    </ul>
  )
}
