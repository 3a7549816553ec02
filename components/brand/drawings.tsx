import { cx } from '@/components/ui/cx'

/** A decorative palm frond growing from the inline start; mirrored in right-to-left. Set color, size and position with classes. */
export function Frond({ className }: { className?: string }) {
  return <span className={cx('drawing frond rtl:[scale:-1_1]', className)} />
}
