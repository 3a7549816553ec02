import { MARK_PATH } from '@/lib/media/brand-mark'

/** The mark alone, in the current text color. Hidden from screen readers: a name is beside or around it. `size` in px; default 1em. */
export function LogoMark({ size = '1em', className }: { size?: number | string; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <path d={MARK_PATH} />
    </svg>
  )
}
