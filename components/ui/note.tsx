import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon, alert, info } from './icon'

interface Props extends ComponentProps<'p'> {
  tone: 'error' | 'info'
}

/** A short text with an icon. Takes no room while it has no children, so that it can be a live region from the start and keep the focus. */
export function Note({ tone, className, children, ...rest }: Props) {
  const color = tone === 'error' ? 'text-pomegranate-700' : 'text-date-700'
  return (
    <p {...rest} className={cx('flex items-start gap-2 text-small empty:absolute', color, className)}>
      {children && (
        <>
          <Icon shape={tone === 'error' ? alert : info} size={18} className="mt-0.5" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
