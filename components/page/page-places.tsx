'use client'

import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import { ListingSkeleton } from '@/components/shop/listing-skeleton'
import { Skeleton } from '@/components/ui/skeleton'
import { useWords } from '@/components/words/words'
import { placeholders } from '@/lib/shop-facts'
import { CategoryPlaces } from './category-places'
import { OfferPlaces } from './offer-places'
import { ProductPlaces } from './product-places'

/** Places of final size for a page of the catalogue: 8 offers, 16 categories, 12 products, or one. Spec §9. */
export function PagePlaces({ page }: { page: string }) {
  const say = useWords()
  return (
    <>
      <p role="status" className="sr-only">
        {say('Kit.loading')}
      </p>
      {page.startsWith('/details/') ? (
        <div aria-hidden="true" className="page-width pt-4 pb-16 max-lg:pt-0">
          <Skeleton className="mt-2 mb-2 h-4 w-60 max-lg:hidden" />
          <ProductPlaces />
        </div>
      ) : (
        <div aria-hidden="true" className="page-width pt-4 pb-16">
          <Skeleton className="mt-2 h-4 w-40" />
          <Skeleton className="mt-5 h-10 w-64" />
          <Skeleton className="mt-3 mb-8 h-4 w-80 max-w-full" />
          <Places page={page} />
        </div>
      )}
    </>
  )
}

function Places({ page }: { page: string }) {
  if (page === '/offers') return <OfferPlaces />
  if (page === '/categories') return <CategoryPlaces />
  if (page === '/shop')
    return (
      <div className="wide:grid wide:grid-cols-[15.75rem_minmax(0,1fr)] wide:gap-9">
        <Skeleton className="h-160 w-full rounded-panel max-wide:hidden" />
        <ListingSkeleton view="grid" />
      </div>
    )
  return (
    <ProductGridFrame wide>
      {Array.from({ length: placeholders.group }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGridFrame>
  )
}
