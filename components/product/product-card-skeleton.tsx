import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'

export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-square w-full rounded-card" />
      <div className="mt-3.5 flex flex-col gap-0.5 px-1">
        <Line text="text-count" bar="h-3 w-2/5" />
        <Line text="text-card" bar="h-4.5 w-[86%]" />
        <Line text="text-count" bar="h-3.5 w-3/5" />
        <Line text="mt-1 text-card-price" bar="h-5.5 w-1/2" />
      </div>
    </div>
  )
}

/** As tall as a line of text: a zero-width space makes one. */
function Line({ text, bar }: { text: string; bar: string }) {
  return (
    <p className={cx('flex items-center', text)}>
      {'\u200B'}
      <Skeleton className={bar} />
    </p>
  )
}
