import { cx } from './cx'

export interface ButtonLook {
  /** Accent at most once per view; outline on palm; paper over pictures. */
  look?: 'primary' | 'accent' | 'quiet' | 'danger' | 'outline' | 'paper'
  /** 44, 52 or 58 px; the large one takes money. */
  size?: 'small' | 'medium' | 'large'
  /** A circle for one icon: it needs an `aria-label`. */
  round?: boolean
}

/** Classes of a button, for `<button>` and links alike. */
export function buttonClass({ look = 'primary', size = 'medium', round }: ButtonLook, className?: string): string {
  return cx('button', `button-${look}`, size !== 'medium' && `button-${size}`, round && 'button-round', className)
}
