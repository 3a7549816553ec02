import { orderStatuses, stageOf } from '@/lib/contract/order'
import type { StaffOrder } from '@/lib/contract/staff-orders'
import type { StaffMessages, StaffTranslator } from '@/lib/i18n/staff'
import type { StaffTexts } from '../kit/translations'
import { staffTime } from '../kit/when'
import { Card } from '../kit/card'

type Events = StaffOrder['events']

/** What happened to an order, the oldest first. */
export function OrderHistory({ events, pickup, language, t }: { events: Events; pickup: boolean } & StaffTexts) {
  return (
    <Card title={t('Order.history')} className="gap-3">
      <ol className="grid gap-2">
        {events.map((event) => (
          <li
            key={event.at + event.type}
            className="relative ps-6 before:absolute before:start-0 before:top-2 before:size-2.5 before:rounded-full before:bg-palm-200"
          >
            {eventText(event, pickup, t)}{' '}
            <span className="text-note text-date-600">
              {isActor(event.actor) ? t(`Order.actor.${event.actor}`) : <bdi lang="en">{event.actor}</bdi>} ·{' '}
              {staffTime(event.at, language)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function eventText({ type, to }: Events[number], pickup: boolean, t: StaffTranslator): string {
  const status = orderStatuses.find((one) => one === to)
  if (type === 'status' && status) return t(`Status.${stageOf({ status, pickup })}`)
  return isEvent(type) ? t(`Order.event.${type}`) : type.replaceAll('_', ' ')
}

const actors = ['customer', 'staff', 'card', 'clock'] as const satisfies (keyof StaffMessages['Order']['actor'])[]
const types = [
  ...['placed', 'held', 'paid', 'payment_pending', 'payment_failed', 'payment_expired', 'payment_mismatch'],
  ...['refund_due', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost', 'edited'],
]

function isActor(actor: string): actor is (typeof actors)[number] {
  return actors.some((one) => one === actor)
}

function isEvent(type: string): type is keyof StaffMessages['Order']['event'] {
  return types.includes(type)
}
