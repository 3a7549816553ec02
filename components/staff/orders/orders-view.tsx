import { Icon, plus } from '@/components/ui/icon'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { DeskOrder, StatusCounts } from '@/lib/contract/staff-desk'
import type { OrderFilter } from '@/lib/contract/staff-order-list'
import { listHref, ListSearch } from '../kit/list-parts'
import { ListTabs } from '../kit/list-tabs'
import { SoundButton } from '../live/sound-button'
import { OrderFilters } from './order-filters'
import { OrderKeys } from './order-keys'
import { OrderList } from './order-list'
import { PageTitle } from '../kit/page-title'
import { ActionLink, PageButton } from '../kit/links'
import type { StaffTexts } from '../kit/translations'

interface Props extends StaffTexts {
  orders: DeskOrder[]
  next: string | null
  counts: StatusCounts
  filter: OrderFilter
  /** Delivery windows of the shop, `16:00-20:00`. */
  windows: string[]
  /** Whether this is not the first page. */
  isLater: boolean
  /** False for the butcher, who finds orders by their code only. */
  seesCustomers: boolean
  mayExport: boolean
  mayPlace: boolean
}

/** Statuses whose orders are counted: work remains on them. */
const counted: OrderStatus[] = ['pending', 'processing', 'shipped']

/** The list of orders with its status tabs, search and filters. */
export function OrdersView({ language, t, ...list }: Props) {
  const { orders, next, counts, filter, windows, isLater, seesCustomers, mayExport, mayPlace } = list
  const { status, search = '', ...rest } = filter
  return (
    <>
      <PageTitle title={t('Orders.title')}>
        <ListSearch
          action="/staff/orders"
          label={t(seesCustomers ? 'Orders.search' : 'Orders.order')}
          value={search}
          kept={{ status, ...rest }}
          className="staff-search"
        />
        <SoundButton />
        {mayPlace && (
          <PageButton href="/staff/orders/new" look="primary">
            <Icon shape={plus} />
            {t('Orders.new')}
          </PageButton>
        )}
      </PageTitle>
      <ListTabs
        label={t('Orders.title')}
        tabs={[
          { href: listHref('/staff/orders', { search, ...rest }), label: t('Orders.all'), current: !status },
          ...orderStatuses.map((one) => ({
            href: listHref('/staff/orders', { status: one, search, ...rest }),
            label: t(`Status.${one}`),
            current: status === one,
            count: counted.includes(one) ? (counts[one] ?? 0) : undefined,
          })),
        ]}
      />
      <OrderFilters filter={filter} windows={windows} seesCustomers={seesCustomers} language={language} t={t} />
      <OrderList
        key={listHref('/staff/orders', filter)}
        orders={orders}
        empty={search ? t('Orders.emptySearch', { search }) : t('Orders.empty')}
        language={language}
        t={t}
      />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {isLater && <PageButton href={listHref('/staff/orders', filter)}>{t('Orders.first')}</PageButton>}
        {next && (
          <PageButton href={listHref('/staff/orders', { ...filter, after: next })}>{t('Orders.next')}</PageButton>
        )}
        {mayExport && orders.length > 0 && (
          <ActionLink href={listHref(`${STAFF_BASE}/orders/export`, filter)} download>
            {t('Orders.export')}
          </ActionLink>
        )}
      </div>
      <OrderKeys />
    </>
  )
}
