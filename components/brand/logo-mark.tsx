import { MARK_PATH } from './mark-path'

/** The mark alone, in the colour of the text around it. Silent: a name stands beside or around it. `size` in px; without it 1em. */
export function LogoMark({ size = '1em', className }: { size?: number | string; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <path d={MARK_PATH} />
    </svg>
  )
}
