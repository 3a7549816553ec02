import 'server-only'
import { asc, eq, gt } from 'drizzle-orm'
import { neverPaid } from '@/lib/contract/order'
import type { OrderNews } from '@/lib/contract/staff-order-list'
import { database } from '@/lib/db/database'
import { orderEvents, orders } from '@/lib/db/schema'
import { orderCounts } from './order-list'

/** Events read at once; a page that missed more reads itself anew anyway. */
const MAX = 500

export interface NewsEvent {
  id: string
  code: string
  /** Whether the order is new to staff: placed for cash, or its card was charged. */
  fresh: boolean
}

/** The lowest id of events from this moment on: they are UUIDv7, which begin with their time. */
export function eventIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Events after an id, oldest first, of orders that staff see. */
export async function eventsSince(last: string): Promise<NewsEvent[]> {
  const db = await database()
  const rows = await db
    .select({ id: orderEvents.id, type: orderEvents.type, code: orders.orderId, payment: orders.payment })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(gt(orderEvents.id, last))
    .orderBy(asc(orderEvents.id))
    .limit(MAX)
  return rows
    .filter(({ payment }) => !neverPaid.includes(payment))
    .map(({ id, code, type }) => ({ id, code, fresh: type === 'placed' || type === 'paid' }))
}

/** Number of orders to confirm. */
export async function waitingOrders(): Promise<number> {
  return (await orderCounts()).pending ?? 0
}

/** Events as the news of a page that has seen those up to `last`. */
export function newsOf(events: readonly NewsEvent[], last: string, waiting: number): OrderNews {
  const fresh = new Set(events.filter((one) => one.fresh).map(({ code }) => code))
  const changed = new Set(events.map(({ code }) => code).filter((code) => !fresh.has(code)))
  return { last: events.at(-1)?.id ?? last, fresh: [...fresh], changed: [...changed], waiting }
}

/** The news since an event; without one, from now on. */
export async function orderNews(since: string | undefined): Promise<OrderNews> {
  const last = since ?? eventIdAt(new Date())
  const [events, waiting] = await Promise.all([eventsSince(last), waitingOrders()])
  return newsOf(events, last, waiting)
}
