import { cx } from './cx'
import type { IconShape } from './icons'

/** A decorative icon, hidden from screen readers: beside text, or inside a labelled control. `size` in px. */
export function Icon({ shape, size = 20, className }: { shape: IconShape; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx('icon', shape.directed && 'rtl:[scale:-1_1]', className)}
    >
      {shape.fill && <path d={shape.fill} fill="currentColor" stroke="none" />}
      {shape.stroke && <path d={shape.stroke} />}
    </svg>
  )
}
