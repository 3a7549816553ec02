import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-look'
import { cx } from './cx'

interface Props extends ComponentProps<'button'>, ButtonLook {
  /** Working: shows the spinner, answers no more clicks, keeps its place in the tab order. */
  busy?: boolean
  /** The verb while working ("Placing order…"). Both labels keep the room of the wider one. */
  busyLabel?: string
}

/** A button of the kit. Put an `<Icon>` beside the words as a child. */
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
