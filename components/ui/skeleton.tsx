import type { ReactNode } from 'react'
import { cx } from './cx'

/** A loading placeholder; give it the size and radius of the content. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}

/** `count` list items with the same placeholder. */
export function SkeletonItems({
  count,
  className,
  children,
}: {
  count: number
  className?: string
  children: ReactNode
}) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={className}>
      {children}
    </li>
  ))
}
