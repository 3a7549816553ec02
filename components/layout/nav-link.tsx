'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { IntentLink } from '@/components/ui/intent-link'
import { isUnder } from '@/lib/config/routes'

interface Props {
  href: string
  /** Other paths that belong to this link, with the paths below them. */
  below?: readonly string[]
  /** `pill` in the bar, `line` in the phone's menu. */
  shape: 'pill' | 'line'
  children: ReactNode
}

/** A link of the main navigation; marks itself on its own pages. */
export function NavLink({ href, below = [], shape, children }: Props) {
  const path = usePathname()
  const here = path === href
  const current = here || isUnder(path, below)
  return (
    <IntentLink
      href={href}
      aria-current={here ? 'page' : current ? 'true' : undefined}
      className={cx(
        'flex min-h-11 items-center transition-colors duration-160',
        shape === 'pill' ? 'rounded-full px-3.5 text-small whitespace-nowrap' : 'rounded-field px-4 text-lead',
        current
          ? 'bg-palm-100 font-semibold text-palm-900'
          : 'font-nav text-date-700 hover:bg-sand-100 hover:text-palm-900',
      )}
    >
      {children}
    </IntentLink>
  )
}
