import type { ComponentProps, ReactNode } from 'react'
import { withThousands } from '@/lib/i18n/price'
import { cx } from './cx'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio'
  children: ReactNode
  count?: number
}

/** A checkbox or radio with its label; the whole line is the target, 44 px tall. */
export function Choice({ children, count, className, ...input }: Props) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input className="choice" {...input} />
      <span className="min-w-0 flex-1">{children}</span>
      {count !== undefined && <span className="text-note text-date-600">{withThousands(count)}</span>}
    </label>
  )
}
