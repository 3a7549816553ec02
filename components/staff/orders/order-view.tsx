import { Icon, chevronStart } from '@/components/ui/icon'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffOrder } from '@/lib/contract/staff-orders'
import { OrderActions } from './order-actions'
import { OrderDelivery } from './order-delivery'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-lines'
import { OrderPrints } from './order-prints'
import { StatusPill } from './status-pill'
import { PageButton } from '../kit/links'
import type { StaffTexts } from '../kit/translations'

interface Props extends StaffTexts {
  order: DeskOrder
  events: StaffOrder['events']
}

/** One order: what is in it, where it goes, what happened, and its next step. */
export function OrderView({ order, events, language, t }: Props) {
  const { code, money, next, editable, late, pickup } = order
  return (
    <>
      <div className="staff-title">
        <PageButton href="/staff/orders" round>
          <Icon shape={chevronStart} />
          <span className="sr-only">{t('Common.back')}</span>
        </PageButton>
        <h1 className="text-h2">
          <bdi>{code}</bdi>
        </h1>
        <StatusPill order={order} t={t} />
        {late && <span className="staff-chip staff-chip-alarm">{t('Orders.late')}</span>}
        <OrderPrints order={order} t={t} />
      </div>
      {/* On a phone where it goes comes first, and the next step stays at the foot, in reach of the thumb. */}
      <div className="staff-columns">
        <div className="grid content-start gap-5 max-lg:contents">
          <OrderLines order={order} language={language} t={t} />
          {events.length > 0 && <OrderHistory events={events} pickup={pickup} language={language} t={t} />}
        </div>
        <div className="grid content-start gap-5 max-lg:contents">
          {next.length > 0 && (
            <section className="staff-card max-lg:contents" aria-label={t('Orders.order')}>
              <OrderActions order={order} paidBy={paidBy(money?.payment)} />
            </section>
          )}
          <OrderDelivery order={order} language={language} t={t} />
          {editable && (
            <PageButton href={`/staff/orders/${code}?edit=1`} size="medium">
              {t('Order.edit')}
            </PageButton>
          )}
        </div>
      </div>
    </>
  )
}

function paidBy(payment: string | undefined): 'card' | 'cash' | null {
  if (payment === 'paid' || payment === 'partially_refunded') return 'card'
  return payment === 'cod_collected' ? 'cash' : null
}
