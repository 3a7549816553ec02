import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/logo'
import type { StaffRole } from '@/lib/contract/staff-accounts'
import { mayAccess, staffPages } from '@/lib/contract/staff-rights'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { LiveBar } from '../live/live-bar'
import { LiveOrders, type NewsStart } from '../live/live-orders'
import { LanguageLink } from './language-link'
import { StaffNav } from './nav'
import { OfflineBar } from './offline-bar'
import { RemovalFocus } from './removal-focus'
import { StaffLink } from '../kit/links'

/** Pages of the navigation, in its order. */
const pages = [
  ...(['today', 'orders', 'products', 'categories', 'home', 'reviews', 'import', 'customers'] as const),
  ...(['messages', 'settings', 'backups', 'members', 'audit', 'account'] as const),
]

interface Props {
  t: StaffTranslator
  /** The shop's name. */
  shop: string
  member: { name: string; role: StaffRole }
  /** Number of orders to confirm. */
  waiting: number
  /** Where the news of orders begin. */
  start: NewsStart
  children: ReactNode
}

/** Navigation around the pages of the back office: only what the member's role may open. */
export function StaffFrame({ t, shop, member, waiting, start, children }: Props) {
  const items = pages
    .map((icon) => ({ icon, href: icon === 'today' ? '/staff' : `/staff/${icon}`, label: t(`Nav.${icon}`) }))
    .filter(({ href }) => {
      const access = Object.entries(staffPages).find(([page]) => page === href)?.[1] ?? []
      return mayAccess(member.role, access)
    })
  const follows = mayAccess(member.role, staffPages['/staff/orders'])
  return (
    <LiveOrders waiting={follows ? waiting : 0} start={follows ? start : null}>
      <RemovalFocus />
      {/* The first tab stop. */}
      <a href="#main" className="button button-primary fixed inset-s-4 top-3 z-50 not-focus-visible:sr-only">
        {t('Nav.skip')}
      </a>
      <div className="min-h-[100dvb] lg:grid lg:grid-cols-[min(14.5rem,30%)_minmax(0,1fr)]">
        <header
          aria-label={t('Nav.label')}
          className="flex min-h-14 flex-wrap items-center gap-x-4 bg-palm-900 px-4 text-mist lg:sticky lg:top-0 lg:h-[100dvb] lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-3 lg:overflow-y-auto lg:px-3.5 lg:py-4 print:hidden"
        >
          <StaffLink href="/staff" className="inline-flex min-h-11 items-center text-cream lg:px-3.5">
            <Logo name={shop} mark="text-saffron-400" className="text-[1.75rem]" />
          </StaffLink>
          <LanguageLink className="ms-auto inline-flex min-h-11 items-center px-2 text-cream lg:order-2 lg:ms-0 lg:mt-auto lg:px-3.5" />
          <StaffNav items={items} label={t('Nav.label')} />
          <p className="hidden lg:order-3 lg:flex lg:items-center lg:gap-2.5 lg:border-t lg:border-palm-700 lg:px-3.5 lg:pt-3">
            <span className="staff-person" aria-hidden="true">
              {[...member.name][0]}
            </span>
            <span className="grid">
              <bdi className="font-medium text-cream">{member.name}</bdi>
              <span className="text-note">{t(`Roles.${member.role}`)}</span>
            </span>
          </p>
        </header>
        <main
          id="main"
          aria-label={t('Nav.label')}
          tabIndex={-1}
          className="px-3.5 pt-4 pb-[calc(6rem+env(safe-area-inset-bottom,0px))] lg:px-8 lg:pt-7 lg:pb-12"
        >
          <OfflineBar />
          <LiveBar />
          {children}
        </main>
      </div>
    </LiveOrders>
  )
}
