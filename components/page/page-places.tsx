'use client'

import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import { ListingSkeleton } from '@/components/shop/listing-skeleton'
import { Skeleton } from '@/components/ui/skeleton'
import { isProductPath } from '@/lib/routes'
import { placeholders } from '@/lib/shop-facts'
import { CategoryPlaces } from './category-places'
import { HomePlaces } from './home-places'
import { OfferPlaces } from './offer-places'
import { ProductPlaces } from './product-places'

/** Places of final size for a page of the catalogue, `page` being its path and query: home's, 8 offers, 16 categories, 12 products (5 as a list), or one. Spec §9. */
export function PagePlaces({ page }: { page: string }) {
  const [path = '/', query] = page.split('?')
  if (path === '/') return <HomePlaces />
  if (isProductPath(path)) return <ProductPlaces />
  return (
    <div aria-hidden="true" className="page-width pt-4 pb-16">
      <Skeleton className="mt-2 h-4 w-40" />
      <Skeleton className="mt-5 h-10 w-64" />
      <Skeleton className="mt-3 mb-8 h-4 w-80 max-w-full" />
      <Places path={path} list={new URLSearchParams(query).get('view') === 'list'} />
    </div>
  )
}

function Places({ path, list }: { path: string; list: boolean }) {
  if (path === '/offers') return <OfferPlaces />
  if (path === '/categories') return <CategoryPlaces />
  if (path === '/shop')
    return (
      <div className="wide:grid wide:grid-cols-[15.75rem_minmax(0,1fr)] wide:gap-9">
        <Skeleton className="h-160 w-full rounded-panel max-wide:hidden" />
        <ListingSkeleton view={list ? 'list' : 'grid'} />
      </div>
    )
  return (
    <ProductGridFrame most={5}>
      {Array.from({ length: placeholders.group }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGridFrame>
  )
}
