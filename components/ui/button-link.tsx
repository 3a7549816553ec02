import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-look'
import { IntentLink } from './intent-link'

interface Props extends ButtonLook {
  href: string
  /** Needed when `round`. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** A link that looks like a button. Addresses of other sites, `mailto:` and `tel:` leave the app as plain links. */
export function ButtonLink({ look, size, round, className, href, ...rest }: Props) {
  const classes = buttonClass({ look, size, round }, className)
  if (!href.startsWith('/')) return <a href={href} className={classes} {...rest} />
  return <IntentLink href={href} className={classes} {...rest} />
}
