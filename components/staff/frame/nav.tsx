'use client'

import { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Icon, box, star, user } from '@/components/ui/icon'
import { useLiveOrders } from '../live/live-orders'
import { receipt, houseShape, people, log, sliders, speech, disk, card, arrowIn, tree, frameShape } from './icons'
import { StaffLink } from '../kit/links'

const icons = {
  today: houseShape,
  orders: receipt,
  products: box,
  categories: tree,
  home: frameShape,
  reviews: star,
  import: arrowIn,
  customers: card,
  messages: speech,
  settings: sliders,
  backups: disk,
  members: people,
  audit: log,
  account: user,
}

interface NavItem {
  href: string
  icon: keyof typeof icons
  label: string
}

/** The navigation: a bar at the foot of phones, a column on wide screens. */
export function StaffNav({ items, label }: { items: NavItem[]; label: string }) {
  const path = usePathname()
  const { waiting } = useLiveOrders()
  const isCurrent = (href: string) => path === href || (href !== '/staff' && path.startsWith(`${href}/`))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the bar is wider than the screen.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
  return (
    <nav aria-label={label} className="staff-nav">
      <ul ref={list}>
        {items.map(({ href, icon, label: text }) => (
          <li key={href}>
            <StaffLink href={href} aria-current={isCurrent(href) ? 'page' : undefined}>
              <NavIcon icon={icon} />
              <span>{text}</span>
              {icon === 'orders' && waiting > 0 && <span className="staff-count">{waiting}</span>}
            </StaffLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The icon of a page; it turns while the page is fetched. */
function NavIcon({ icon }: Pick<NavItem, 'icon'>) {
  const { pending } = useLinkStatus()
  return pending ? <span className="spinner" /> : <Icon shape={icons[icon]} size={22} />
}
