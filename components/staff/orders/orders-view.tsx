import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { plus, search as searchShape } from '@/components/ui/icons'
import type { Language } from '@/lib/config/constants'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { DeskOrder, StatusCounts } from '@/lib/contract/staff-desk'
import type { OrderFilter } from '@/lib/contract/staff-order-list'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { SoundButton } from '../live/sound-button'
import { OrderFilters } from './order-filters'
import { OrderKeys } from './order-keys'
import { OrderList } from './order-list'
import { ordersHref } from './orders-href'

interface Props {
  orders: DeskOrder[]
  next: string | null
  counts: StatusCounts
  filter: OrderFilter
  /** Delivery windows of the shop, `16:00-20:00`. */
  windows: string[]
  /** Whether this is not the first page. */
  isLater: boolean
  mayExport: boolean
  mayPlace: boolean
  language: Language
  t: StaffTranslator
}

/** Statuses whose orders are counted: work remains on them. */
const counted: OrderStatus[] = ['pending', 'processing', 'shipped']

/** The list of orders with its status tabs, search and filters. */
export function OrdersView({
  orders,
  next,
  counts,
  filter,
  windows,
  isLater,
  mayExport,
  mayPlace,
  language,
  t,
}: Props) {
  const { status, search = '', ...rest } = filter
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Orders.title')}</h1>
        <form action="/staff/orders" role="search" className="staff-search">
          {Object.entries({ status, ...rest }).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <label className="field-control field-pill">
            <Icon shape={searchShape} />
            <span className="sr-only">{t('Orders.search')}</span>
            <input
              key={search}
              type="search"
              name="search"
              defaultValue={search}
              placeholder={t('Orders.search')}
              className="field-input"
              dir="auto"
              maxLength={200}
            />
          </label>
        </form>
        <SoundButton />
        {mayPlace && (
          <Link href="/staff/orders/new" prefetch={false} className={buttonClass({ size: 'small' })}>
            <Icon shape={plus} />
            {t('Orders.new')}
          </Link>
        )}
      </div>
      <nav aria-label={t('Orders.title')} className="staff-tabs">
        <Tab href={ordersHref({ search, ...rest })} current={!status} label={t('Orders.all')} />
        {orderStatuses.map((one) => (
          <Tab
            key={one}
            href={ordersHref({ status: one, search, ...rest })}
            current={status === one}
            label={t(`Status.${one}`)}
            count={counted.includes(one) ? (counts[one] ?? 0) : undefined}
          />
        ))}
      </nav>
      <OrderFilters filter={filter} windows={windows} t={t} />
      {orders.length > 0 ? (
        <OrderList key={ordersHref(filter)} orders={orders} language={language} t={t} />
      ) : (
        <p className="staff-card">{search ? t('Orders.emptySearch', { search }) : t('Orders.empty')}</p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {isLater && (
          <Link href={ordersHref(filter)} prefetch={false} className={buttonClass({ look: 'quiet', size: 'small' })}>
            {t('Orders.first')}
          </Link>
        )}
        {next && (
          <Link
            href={ordersHref({ ...filter, after: next })}
            prefetch={false}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            {t('Orders.next')}
          </Link>
        )}
        {mayExport && orders.length > 0 && (
          <a
            href={ordersHref(filter, `${STAFF_BASE}/orders/export`)}
            download
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            {t('Orders.export')}
          </a>
        )}
      </div>
      <OrderKeys />
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
