import type { DeskOrder } from '@/lib/contract/staff-desk'
import { bell } from '../frame/icons'
import { Card } from '../kit/card'
import type { StaffTexts } from '../kit/translations'
import { slotHours, staffTime } from '../kit/when'
import { OrderActions } from '../orders/order-actions'
import { Thumbs } from '../orders/thumbs'
import { StaffLink } from '../kit/links'

interface Props extends StaffTexts {
  orders: DeskOrder[]
  /** Number of new orders; more may wait than are shown. */
  total: number
}

/** The look of a link to all of what a card shows a part of. */
export const allLink = 'staff-row-link min-h-11 w-fit'

/** New orders, each with its next step. */
export function WaitingCard({ orders, total, language, t }: Props) {
  return (
    <Card icon={bell} title={t('Today.waiting')} className="gap-2">
      {orders.length === 0 && <p>{t('Today.empty')}</p>}
      <ul className="staff-waiting">
        {orders.map((order) => (
          <li key={order.id}>
            <Thumbs images={[order.lines[0]?.image ?? null]} size={64} />
            <div className="grid content-start">
              <StaffLink href={`/staff/orders/${order.code}`} className="staff-row-link">
                <bdi>{order.name}</bdi>
              </StaffLink>
              {order.slot && <span className="staff-quiet">{slotHours(order.slot, language, t)}</span>}
              <span className="staff-quiet">
                <bdi>{order.code}</bdi> · {staffTime(order.createdAt, language)}
              </span>
            </div>
            <OrderActions order={order} compact />
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <StaffLink href="/staff/orders?status=pending" className={allLink}>
          {t('Today.all', { count: total })}
        </StaffLink>
      )}
    </Card>
  )
}
