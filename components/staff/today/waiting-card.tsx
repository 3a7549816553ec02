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
        {orders.map(({ id, code, name, createdAt, slot, lines, next }) => (
          <li key={id}>
            <Thumbs images={[lines[0]?.image ?? null]} size={64} />
            <div className="grid content-start">
              <StaffLink href={`/staff/orders/${code}`} className="staff-row-link">
                <bdi>{name}</bdi>
              </StaffLink>
              {slot && <span className="staff-quiet">{slotHours(slot, language, t)}</span>}
              <span className="staff-quiet">
                <bdi>{code}</bdi> · {staffTime(createdAt, language)}
              </span>
            </div>
            <OrderActions order={code} next={next} compact />
          </li>
        ))}
      </ul>
    </Card>
  )
}
