import 'server-only'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql, between, gte, notInArray, type SQL } from 'drizzle-orm'
import { fullName } from '@/lib/contract/address'
import { openStatuses, type Order } from '@/lib/contract/order'
import type { Concern, DaySales } from '@/lib/contract/staff-desk'
import { database } from '@/lib/db/database'
import { orderEvents, orders, orderSlotDate, outbox, refunds } from '@/lib/db/schema'
import { dubaiDate, dubaiMoment, addDays } from '@/lib/utils/dubai-time'
import { withLines } from '../orders/order'
import { butcherLines } from './cut-sheet'
import { placed } from './order-filter'
import { eventIdAt } from './order-news'

/** Rows of a kind at most: more are no list but an outage. */
const MAX = 20
/** Orders of a day at most. */
const DAY_MAX = 1000
const HOUR = 60 * 60 * 1000
/** A refund is tried every half minute; after this time, ms, it needs a person. */
const REFUND = HOUR / 6

const open = and(inArray(orders.status, [...openStatuses]), placed)

export interface Due {
  orders: Order[]
  /** Ids of the lines for the butcher. */
  cuts: Set<string>
}

/** Open orders to be delivered today, by slot. */
export async function dueToday(): Promise<Due> {
  const db = await database()
  const rows = await db
    .select()
    .from(orders)
    .where(and(open, sql`${orderSlotDate} = ${dubaiDate(new Date())}`))
    .orderBy(sql`${orders.slot} ->> 'from'`, asc(orders.createdAt))
    .limit(DAY_MAX)
  const due = await withLines(db, rows)
  const lines = due.flatMap((order) => order.lines)
  return { orders: due, cuts: new Set((await butcherLines(db, lines)).map(({ id }) => id)) }
}

/** Number of messages that were given up; codes, which nobody can send again, of the last day only. */
export async function failedMessages(): Promise<number> {
  const db = await database()
  const needsPerson = sql`(not ${outbox.payload} ? 'validUntil' or ${outbox.failedAt} > now() - interval '1 day')`
  return db.$count(outbox, and(isNotNull(outbox.failedAt), needsPerson))
}

/** Orders that need a person: late ones first, then what went wrong with a payment. */
export async function concerns(now = new Date()): Promise<Concern[]> {
  const [late, paid, doubtful] = await Promise.all([lateOrders(now), paymentConcerns(now), doubtfulPayments(now)])
  return [...late, ...paid, ...doubtful]
}

/** Open orders whose slot is over, the longest ago first. */
async function lateOrders(now: Date): Promise<Concern[]> {
  const db = await database()
  const rows = await db
    .select()
    .from(orders)
    .where(and(open, sql`${orderSlotDate} <= ${dubaiDate(now)}`))
    .orderBy(orderSlotDate, sql`${orders.slot} ->> 'to'`)
    .limit(MAX)
  return rows.filter(({ slot }) => slot && dubaiMoment(slot.date, slot.to) < now).map((row) => concern('late', row))
}

/** Disputes, refunds that do not get through, and cards that failed and were not followed by another order. */
async function paymentConcerns(now: Date): Promise<Concern[]> {
  const db = await database()
  const ago = (time: number) => new Date(now.getTime() - time)
  // Written out: in a query of one table Drizzle leaves the tables of columns out.
  const orderedAgain = sql`exists (select from orders later where later.customer_id = orders.customer_id and later.created_at > orders.created_at and later.payment not in ('expired', 'failed'))`
  // Every try to refund touches the order.
  const owedSince = sql`coalesce((select max(noted.created_at) from order_events noted where noted.order_id = orders.id and noted.type = 'refund_due'), orders.updated_at)`
  const stuck = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(and(refunds.due, lt(refunds.createdAt, ago(REFUND))))
  const of = (which: SQL | undefined) => db.select({ id: orders.id }).from(orders).where(which)
  const owed = and(eq(orders.payment, 'refund_due'), sql`${owedSince} < ${ago(REFUND).toISOString()}::timestamptz`)
  const failed = and(
    inArray(orders.payment, ['expired', 'failed']),
    gt(orders.createdAt, ago(24 * HOUR)),
    sql`not ${orderedAgain}`,
  )
  // One list of ids, each part from an index: joined by "or", they would read all orders.
  const concerning = of(eq(orders.payment, 'disputed')).unionAll(of(owed)).unionAll(of(failed)).unionAll(stuck)
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, concerning))
    // Failed cards last: on a busy day they alone are more than are shown.
    .orderBy(inArray(orders.payment, ['expired', 'failed']), desc(orders.createdAt))
    .limit(MAX)
  const kinds: Record<string, Concern['kind']> = { disputed: 'disputed', expired: 'unpaid', failed: 'unpaid' }
  return rows.map((row) => concern(kinds[row.payment] ?? 'refund', row))
}

/** Payments of the last week that did not fit their order, and refunds that the card provider refused. */
async function doubtfulPayments(now: Date): Promise<Concern[]> {
  const db = await database()
  const week = new Date(now.getTime() - 7 * 24 * HOUR)
  const rows = await db
    .selectDistinctOn([orders.id], { order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    // The ids tell the week, too: only they have an index.
    .where(and(inArray(orderEvents.type, ['payment_mismatch', 'refund_failed']), gt(orderEvents.id, eventIdAt(week))))
    .orderBy(orders.id)
    .limit(MAX)
  return rows.map(({ order }) => concern('mismatch', order))
}

function concern(kind: Concern['kind'], { orderId, address, phone }: typeof orders.$inferSelect): Concern {
  const { firstName = '', lastName = '' } = Object(address)
  return { kind, code: orderId, name: fullName({ firstName, lastName }), phone }
}

const WEEK = 7 * 24 * 60 * 60 * 1000
const kept = and(placed, notInArray(orders.status, ['cancelled', 'returned']))

/** Sales of the last `days` days, today last; days without orders are 0. */
export async function dailySales(days: number): Promise<DaySales[]> {
  const db = await database()
  const first = addDays(dubaiDate(new Date()), 1 - days)
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, sales: sql<number>`sum(${orders.total})`.mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.createdAt, dubaiMoment(first, '00:00')), kept))
    .groupBy(day)
  const byDay = new Map(rows.map((row) => [row.day, row.sales]))
  return Array.from({ length: days }, (_, at) => {
    const name = addDays(first, at)
    return { day: name, sales: byDay.get(name) ?? 0 }
  })
}

/** Sales of the same day last week up to this hour, in fils. */
export async function salesLastWeek(): Promise<number> {
  const db = await database()
  const until = new Date(Date.now() - WEEK)
  const [row] = await db
    .select({ sales: sql<number>`coalesce(sum(${orders.total}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(between(orders.createdAt, dubaiMoment(dubaiDate(until), '00:00'), until), kept))
  return row?.sales ?? 0
}
