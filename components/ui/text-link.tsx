import type { ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

interface Props {
  href: string
  /** The link's name, where its words alone do not say where it leads; begins with them. */
  label?: string
  className?: string
  children: ReactNode
}

/** A link within or beside words. */
export function TextLink({ href, label, className, children }: Props) {
  return (
    <IntentLink href={href} aria-label={label} className={cx('link', className)}>
      {children}
    </IntentLink>
  )
}
