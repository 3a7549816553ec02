import { cx } from './cx'

/** A place held while something loads; give it the size and radius of the real thing. Silent. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}
