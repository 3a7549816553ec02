import 'server-only'
import { and, count, desc, eq, gte, ilike, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { neverPaid, type Order, type OrderStatus } from '@/lib/contract/order'
import type { DaySales, StatusCounts } from '@/lib/contract/staff-desk'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { withLines } from '../orders/order'

export const ORDERS_PER_PAGE = 30

export interface OrderListQuery {
  status?: OrderStatus
  /** Part of a code, phone number or name. */
  search?: string
  /** Cursor: the `next` of the page before. */
  after?: string
}

export interface OrderList {
  orders: Order[]
  /** Cursor of the next page; null on the last. */
  next: string | null
}

/** Lists orders for the back office, newest first, without card orders that were never paid. */
export async function orderList({ status, search, after }: OrderListQuery): Promise<OrderList> {
  const db = await database()
  const rows = await db
    .select()
    .from(orders)
    .where(and(status ? eq(orders.status, status) : undefined, placed, found(search), behind(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE + 1)
  const shown = rows.slice(0, ORDERS_PER_PAGE)
  const last = rows.length > ORDERS_PER_PAGE ? shown.at(-1) : undefined
  return { orders: await withLines(db, shown), next: last ? `${last.createdAt.toISOString()}_${last.id}` : null }
}

const placed = notInArray(orders.payment, neverPaid)

function found(search: string | undefined): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = words.replaceAll(/\D/g, '').replace(/^0+/, '')
  const name = sql`${orders.address} ->> 'firstName' || ' ' || coalesce(${orders.address} ->> 'lastName', '')`
  return or(
    ilike(orders.orderId, part),
    ilike(name, part),
    digits.length >= 4 ? ilike(orders.phone, `%${digits}%`) : undefined,
  )
}

/** Orders behind a cursor; a wrong cursor begins at the newest. */
function behind(after: string | undefined): SQL | undefined {
  const [at = '', id = ''] = after?.split('_') ?? []
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return undefined
  // The cursor has milliseconds, the column microseconds.
  const moment = sql`date_trunc('milliseconds', ${orders.createdAt})`
  return and(
    sql`${orders.createdAt} < ${time.toISOString()}::timestamptz + interval '1 millisecond'`,
    sql`(${moment}, ${orders.id}) < (${time.toISOString()}::timestamptz, ${id})`,
  )
}

/** Number of orders by status. */
export async function orderCounts(): Promise<StatusCounts> {
  const db = await database()
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(placed)
    .groupBy(orders.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** Sales of the last `days` days, today last; days without orders are 0. */
export async function dailySales(days: number): Promise<DaySales[]> {
  const db = await database()
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`
  const since = new Date(Date.now() - days * DAY)
  const kept = notInArray(orders.status, ['cancelled', 'returned'])
  const rows = await db
    .select({ day, sales: sql<number>`sum(${orders.total})`.mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.createdAt, since), placed, kept))
    .groupBy(day)
  const byDay = new Map(rows.map((row) => [row.day, row.sales]))
  return Array.from({ length: days }, (_, at) => {
    const name = dubaiDay(new Date(Date.now() - (days - 1 - at) * DAY))
    return { day: name, sales: byDay.get(name) ?? 0 }
  })
}

const DAY = 24 * 60 * 60 * 1000
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' })

function dubaiDay(at: Date): string {
  return format.format(at)
}
