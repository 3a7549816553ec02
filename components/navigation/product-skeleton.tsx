import type { CardFacts } from '@/components/product/card-facts'
import { Skeleton } from '@/components/ui/skeleton'
import { KnownFacts } from './known-facts'
import { KnownPicture } from './known-picture'

interface Props {
  /** A card's facts, shown in their final position. */
  known?: CardFacts
  /** Whether to show skeletons for the rest, once loading takes long. */
  rest?: boolean
}

/** A loading product page in final size: pictures, and facts beside them or, on phones, overlapping them. */
export function ProductSkeleton({ known, rest = true }: Props) {
  return (
    <div className="page-width pt-4 pb-16 max-md:pt-0">
      <div className="mt-2 mb-2 h-4 max-md:hidden">{rest && <Skeleton className="h-4 w-60" />}</div>
      <div className="details-grid">
        <div className="gallery">
          <div className="grid gap-4 max-wide:hidden">
            {rest && [1, 2, 3].map((place) => <Skeleton key={place} className="aspect-square rounded-thumb" />)}
          </div>
          {known ? (
            <KnownPicture product={known} />
          ) : (
            <Skeleton className="gallery-pictures -mx-(--gutter) aspect-square rounded-none md:mx-0 md:rounded-hero" />
          )}
        </div>
        <div className="facts min-h-140">
          {known ? (
            <KnownFacts product={known} />
          ) : (
            <>
              <Skeleton className="h-8 w-36 rounded-full" />
              <Skeleton className="mt-5 h-10 w-4/5" />
              <Skeleton className="mt-4 h-5 w-44" />
              <Skeleton className="mt-6 h-11 w-52" />
            </>
          )}
          {rest && (
            <>
              <Skeleton className="mt-7 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-2/3" />
              <Skeleton className="mt-8 h-13 w-full rounded-full" />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
