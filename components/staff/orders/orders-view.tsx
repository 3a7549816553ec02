import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { search as searchShape } from '@/components/ui/icons'
import type { Language } from '@/lib/config/constants'
import type { DeskOrder, StatusCounts } from '@/lib/contract/staff-desk'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { OrderList } from './order-list'

interface Props {
  orders: DeskOrder[]
  next: string | null
  counts: StatusCounts
  status: OrderStatus | undefined
  search: string
  language: Language
  t: StaffTranslator
}

/** The list of orders with its status tabs and search. */
export function OrdersView({ orders, next, counts, status, search, language, t }: Props) {
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Orders.title')}</h1>
        <form action="/staff/orders" role="search" className="staff-search">
          {status && <input type="hidden" name="status" value={status} />}
          <label className="field-control field-pill">
            <Icon shape={searchShape} />
            <span className="sr-only">{t('Orders.search')}</span>
            <input
              type="search"
              name="search"
              defaultValue={search}
              placeholder={t('Orders.search')}
              className="field-input"
              dir="auto"
            />
          </label>
        </form>
      </div>
      <nav aria-label={t('Orders.title')} className="staff-tabs">
        <Tab href={hrefOf({ search })} current={!status} label={t('Orders.all')} />
        {orderStatuses.map((one) => (
          <Tab
            key={one}
            href={hrefOf({ status: one, search })}
            current={status === one}
            label={t(`Status.${one}`)}
            count={one === 'delivered' || one === 'cancelled' || one === 'returned' ? undefined : (counts[one] ?? 0)}
          />
        ))}
      </nav>
      {orders.length > 0 ? (
        <OrderList orders={orders} language={language} t={t} />
      ) : (
        <p className="staff-card">{search ? t('Orders.emptySearch', { search }) : t('Orders.empty')}</p>
      )}
      {next && (
        <Link
          href={hrefOf({ status, search, after: next })}
          prefetch={false}
          className={buttonClass({ look: 'quiet', size: 'small' }, 'mt-5')}
        >
          {t('Orders.next')}
        </Link>
      )}
    </>
  )
}

function Tab({ href, current, label, count }: { href: string; current: boolean; label: string; count?: number }) {
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined}>
      {label} {count !== undefined && <span className="text-date-600">{count}</span>}
    </Link>
  )
}

function hrefOf(query: { status?: OrderStatus; search: string; after?: string }): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return params.size > 0 ? `/staff/orders?${params}` : '/staff/orders'
}
