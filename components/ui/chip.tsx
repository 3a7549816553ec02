import type { ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

/** A link shaped as a pill; `current` marks the selected one. */
export function Chip({ href, current = false, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <IntentLink
      href={href}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'chip inline-flex min-h-11 items-center rounded-full px-4 text-small font-medium transition-colors duration-220',
        current ? 'bg-palm-800 text-white hover:bg-palm-900' : 'button-quiet',
      )}
    >
      {children}
    </IntentLink>
  )
}
