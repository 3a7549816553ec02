import 'server-only'
import { desc, eq, gt } from 'drizzle-orm'
import { neverPaid } from '@/lib/contract/order'
import type { OrderEvent, OrderNews } from '@/lib/contract/staff-order-list'
import { database } from '@/lib/db/database'
import { orderEvents, orders } from '@/lib/db/schema'
import { orderCounts } from './order-list'

/** Number of the newest events read at once; a page that missed more reads all its orders again anyway. */
const MAX = 500
/** Longest time between the creation of an event's id and its commit, ms. */
const COMMIT = 30_000

/** The lowest id of events from a moment on: they are UUIDv7, which begin with their time. */
export function eventIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Events that may have been committed since `last` was the newest, oldest first, of orders that staff see. */
async function eventsSince(last: string): Promise<OrderEvent[]> {
  const moment = Number.parseInt(last.replace('-', '').slice(0, 12), 16)
  const db = await database()
  const rows = await db
    .select({ id: orderEvents.id, type: orderEvents.type, code: orders.orderId, payment: orders.payment })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(gt(orderEvents.id, eventIdAt(new Date(moment - COMMIT))))
    .orderBy(desc(orderEvents.id))
    .limit(MAX)
  return rows
    .reverse()
    .filter(({ payment }) => !neverPaid.includes(payment))
    .map(({ id, code, type }) => ({ id, code, fresh: type === 'placed' || type === 'paid' }))
}

/** Number of orders to confirm. */
export async function waitingOrders(): Promise<number> {
  return (await orderCounts()).pending ?? 0
}

/** The news for a page whose newest event is `last`. */
export function newsOf(events: OrderEvent[], last: string, waiting: number): OrderNews {
  const newest = events.at(-1)?.id ?? last
  return { last: newest > last ? newest : last, events, waiting }
}

/** Events of the last 30 s, oldest first, of orders that staff see. */
export const recentEvents = () => eventsSince(eventIdAt(new Date()))

/** The news since an event; without one, from now on. */
export async function orderNews(since: string | undefined): Promise<OrderNews> {
  const last = since ?? eventIdAt(new Date())
  const [events, waiting] = await Promise.all([eventsSince(last), waitingOrders()])
  return newsOf(events, last, waiting)
}

/**
 * Where a page that reads its orders after this call starts to follow them: an event id, and the ids of recent events that
 * those orders already show.
 */
export async function newsStart(): Promise<{ since: string; seen: string[] }> {
  const since = eventIdAt(new Date())
  return { since, seen: (await eventsSince(since)).map(({ id }) => id) }
}
