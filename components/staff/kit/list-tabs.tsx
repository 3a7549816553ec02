'use client'

import { useEffect, useRef } from 'react'
import { withThousands } from '@/lib/i18n/price'
import { StaffLink } from './links'

interface Tab {
  href: string
  label: string
  current: boolean
  count?: number
}

/** Links to the parts of a list. */
export function ListTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const list = useRef<HTMLUListElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-current]')
    if (!list.current || !chosen) return
    // On a phone the row is wider than the screen. `scrollIntoView` would scroll the page, too.
    const [row, tab] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    list.current.scrollLeft += (tab.left + tab.right - row.left - row.right) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className="-mx-3.5 mb-3 flex [scrollbar-width:none] gap-1 overflow-x-auto px-3.5 py-1.5 lg:mx-0 lg:px-0"
      >
        {tabs.map((tab) => (
          <li key={tab.href} className="flex-none">
            <StaffLink
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className="group inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 font-medium aria-[current]:bg-palm-700 aria-[current]:text-white"
            >
              {tab.label}{' '}
              {tab.count !== undefined && (
                <span className="text-date-600 group-aria-[current]:text-mist">{withThousands(tab.count)}</span>
              )}
            </StaffLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
