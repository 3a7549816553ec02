import type { DeskOrder } from '@/lib/contract/staff-desk'
import { bell } from '../frame/icons'
import { Card } from '../kit/card'
import type { StaffTexts } from '../kit/translations'
import { slotHours, staffTime } from '../kit/when'
import { OrderActions } from '../orders/order-actions'
import { Thumbs } from '../orders/thumbs'
import { StaffLink } from '../kit/links'

/** New orders, each with its next step. */
export function WaitingCard({ orders, language, t }: { orders: DeskOrder[] } & StaffTexts) {
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
    </Card>
  )
}
