import { useTranslations } from 'next-intl'
import type { Known } from '@/components/product/known'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'

/** The price from the card, and skeletons for the rest. */
export function LayerSkeleton({ known }: { known: Known }) {
  const t = useTranslations('QuickView')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="quick-badges">
        <Skeleton className="h-7 w-16" />
        <Skeleton className="h-7 w-22" />
      </div>
      <Skeleton className="mt-4 h-5 w-44" />
      <Price price={known.price} oldPrice={known.oldPrice} size="details" className="mt-4" />
      <div className="mt-5 flex flex-col gap-3">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-[92%]" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      <div className="buy-row mt-7">
        <Skeleton className="h-13 w-33" />
        <Skeleton className="h-13 flex-1" />
        <Skeleton className="size-13" />
      </div>
      <div className="mt-7 mb-6 grid gap-4 border-t border-sand-200 pt-6 sm:grid-cols-2">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="quick-foot">
        <Skeleton className="h-7 w-24" />
        <Skeleton className="ms-auto h-11 w-40" />
      </div>
    </>
  )
}
