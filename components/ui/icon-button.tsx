import type { ComponentProps } from 'react'
import { buttonClass } from './button'
import { cx } from './cx'
import { Icon, type IconShape } from './icon'

interface Props extends ComponentProps<'button'> {
  shape: IconShape
  label: string
  /** `bare` has no background, as in the header. */
  look?: 'quiet' | 'paper' | 'bare'
  iconSize?: number
}

/** A small round button with one icon. */
export function IconButton({ shape, label, look = 'quiet', iconSize, className, ...button }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className={
        look === 'bare' ? cx('icon-button', className) : buttonClass({ look, size: 'small', round: true }, className)
      }
    >
      <Icon shape={shape} size={iconSize} />
    </button>
  )
}
