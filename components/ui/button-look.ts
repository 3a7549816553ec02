import { cx } from './cx'

export interface ButtonLook {
  /** Use `accent` at most once per view, `outline` on palm, `paper` over pictures. */
  look?: 'primary' | 'accent' | 'quiet' | 'danger' | 'outline' | 'paper'
  /** 44, 52 or 58 px tall; `large` is for payment. */
  size?: 'small' | 'medium' | 'large'
  /** A circle around one icon; requires an `aria-label`. */
  round?: boolean
}

/** Class names of a button, for `<button>` and links. */
export function buttonClass({ look = 'primary', size = 'medium', round }: ButtonLook, className?: string): string {
  return cx('button', `button-${look}`, size !== 'medium' && `button-${size}`, round && 'button-round', className)
}
