import type { ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

/** A link within or beside words. */
export function TextLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <IntentLink href={href} className={cx('link', className)}>
      {children}
    </IntentLink>
  )
}
