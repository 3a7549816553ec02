import type { ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

interface Props {
  href: string
  /** Accessible name, where the text is ambiguous; begins with that text. */
  label?: string
  className?: string
  children: ReactNode
}

export function TextLink({ href, label, className, children }: Props) {
  return (
    <IntentLink href={href} aria-label={label} className={cx('link', className)}>
      {children}
    </IntentLink>
  )
}
