import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-look'
import { IntentLink } from './intent-link'

interface Props extends ButtonLook {
  href: string
  /** Needed when `round`. */
  'aria-label'?: string
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** A link that looks like a button. Addresses of other sites, `mailto:` and `tel:` leave the app as plain links. */
export function ButtonLink({ look, size, round, className, href, children, ...rest }: Props) {
  const Tag = href.startsWith('/') ? IntentLink : 'a'
  return (
    <Tag href={href} className={buttonClass({ look, size, round }, className)} {...rest}>
      {children}
    </Tag>
  )
}
