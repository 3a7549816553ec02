import { cx } from '@/components/ui/cx'

/** A palm frond as a quiet ornament, growing from the inline start; flips with the direction. Colour it with a text colour, size and place it with classes. */
export function Frond({ className }: { className?: string }) {
  return <span className={cx('drawing frond rtl:[scale:-1_1]', className)} />
}
