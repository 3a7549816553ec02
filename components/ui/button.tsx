import type { ComponentProps } from 'react'
import { cx } from './cx'

interface Props extends ComponentProps<'button'>, ButtonLook {
  /** Shows the spinner and ignores clicks; the button stays in the tab order. */
  busy?: boolean
  /** Label while busy ("Placing order…"). The button is as wide as the wider label. */
  busyLabel?: string
}

/** The shop's button. Pass an `<Icon>` as a child beside the text. */
export function Button({ look, size, round, busy = false, busyLabel, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className={buttonClass({ look, size, round }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busyLabel === undefined && !busy ? (
        children
      ) : (
        <span className="inline-grid justify-items-center">
          <span className={cx('inline-flex items-center gap-2.5 [grid-area:1/1]', busy && 'invisible')}>
            {children}
          </span>
          <span className={cx('inline-flex items-center gap-3 [grid-area:1/1]', !busy && 'invisible')}>
            <span className="spinner" />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

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
