import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button'
import { IntentLink } from './intent-link'

interface Props extends ButtonLook {
  href: string
  'aria-label'?: string
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** A link styled as a button. Other sites, `mailto:` and `tel:` render as plain `<a>`. */
export function ButtonLink({ look, size, round, className, href, children, ...rest }: Props) {
  const Tag = href.startsWith('/') ? IntentLink : 'a'
  return (
    <Tag href={href} className={buttonClass({ look, size, round }, className)} {...rest}>
      {children}
    </Tag>
  )
}
