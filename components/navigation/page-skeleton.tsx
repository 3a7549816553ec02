'use client'

import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import { ListingSkeleton } from '@/components/shop/listing-skeleton'
import { Skeleton, SkeletonItems } from '@/components/ui/skeleton'
import { isProductPath } from '@/lib/config/routes'
import { placeholders } from '@/lib/config/constants'
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
      <SkeletonItems count={placeholders.group}>
        <ProductCardSkeleton />
      </SkeletonItems>
    </ProductGridFrame>
  )
}

function HomeSkeleton() {
  return (
    <div aria-hidden="true" className="page-width grid gap-11 pt-5 pb-16 md:gap-16">
      <Skeleton className="h-140 w-full rounded-panel md:h-120" />
      <ul className="flex gap-6 overflow-hidden">
        <SkeletonItems count={placeholders.homeCategories} className="grid shrink-0 justify-items-center gap-3">
          <Skeleton className="size-24 rounded-full md:size-28" />
          <Skeleton className="h-4 w-16" />
        </SkeletonItems>
      </ul>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
        <SkeletonItems count={placeholders.homeCards}>
          <ProductCardSkeleton />
        </SkeletonItems>
      </ul>
    </div>
  )
}

function CategoriesSkeleton() {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-9 lg:grid-cols-5">
      <SkeletonItems
        count={placeholders.categories}
        className="mx-auto grid w-full max-w-50 justify-items-center gap-3"
      >
        <Skeleton className="aspect-square w-full rounded-full" />
        <Skeleton className="h-4.5 w-3/5" />
      </SkeletonItems>
    </ul>
  )
}

function OffersSkeleton() {
  return (
    <ProductGridFrame most={3}>
      <SkeletonItems count={placeholders.offers}>
        <Skeleton className="aspect-square w-full rounded-card sm:aspect-4/3" />
        <div className="mt-4 flex flex-col gap-3 px-1">
          <Skeleton className="h-4.5 w-[86%]" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-5.5 w-1/2" />
          <Skeleton className="h-9 w-full rounded-field" />
          <Skeleton className="h-11 w-full" />
        </div>
      </SkeletonItems>
    </ProductGridFrame>
  )
}
