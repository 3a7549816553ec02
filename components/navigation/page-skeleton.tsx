'use client'

import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import { ListingSkeleton } from '@/components/shop/listing-skeleton'
import { Skeleton } from '@/components/ui/skeleton'
import { isProductPath } from '@/lib/config/routes'
import { placeholders } from '@/lib/config/constants'
import { CategoriesSkeleton } from './categories-skeleton'
import { HomeSkeleton } from './home-skeleton'
import { OffersSkeleton } from './offers-skeleton'
import { ProductSkeleton } from './product-skeleton'

/** The skeleton, in final size, of the catalogue page with path and query `page`: home, 8 offers, 16 categories, 12 products (5 in the list view), or one product. Spec §9. */
export function PageSkeleton({ page }: { page: string }) {
  const [path = '/', query] = page.split('?')
  if (path === '/') return <HomeSkeleton />
  if (isProductPath(path)) return <ProductSkeleton />
  return (
    <div aria-hidden="true" className="page-width pt-4 pb-16">
      <Skeleton className="mt-2 h-4 w-40" />
      <Skeleton className="mt-5 h-10 w-64" />
      <Skeleton className="mt-3 mb-8 h-4 w-80 max-w-full" />
      <BodySkeleton path={path} list={new URLSearchParams(query).get('view') === 'list'} />
    </div>
  )
}

function BodySkeleton({ path, list }: { path: string; list: boolean }) {
  if (path === '/offers') return <OffersSkeleton />
  if (path === '/categories') return <CategoriesSkeleton />
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
