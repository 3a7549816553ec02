import { cx } from './cx'

/** A loading placeholder; give it the size and radius of the content. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}
