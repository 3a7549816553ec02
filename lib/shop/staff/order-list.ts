import 'server-only'
import { and, count, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { openStatuses, type Order } from '@/lib/contract/order'
import type { StatusCounts } from '@/lib/contract/staff-desk'
import type { OrderFilter } from '@/lib/contract/staff-order-list'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { withLines } from '../orders/order'
import { filtered, placed } from './order-filter'

const ORDERS_PER_PAGE = 30
/** ISO 8601 with microseconds, as `to_char` writes it. */
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

export interface OrderListQuery extends OrderFilter {
  /** Cursor: the `next` of the page before. */
  after?: string
  /** Orders on a page. */
  limit?: number
  /** Whether the search finds codes only. */
  byCode?: boolean
}

interface OrderList {
  orders: Order[]
  /** Cursor of the next page; null on the last. */
  next: string | null
}

/** Lists orders for the back office, newest first, without card orders that were never paid. */
export async function orderList({
  after,
  limit = ORDERS_PER_PAGE,
  byCode,
  ...filter
}: OrderListQuery): Promise<OrderList> {
  const db = await database()
  const rows = await db
    // Its `Date` has milliseconds only.
    .select({ order: orders, at: sql<string>`to_char(${orders.createdAt} at time zone 'UTC', ${ISO})` })
    .from(orders)
    .where(and(filtered(filter, byCode), behind(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const found = shown.map(({ order }) => order)
  return { orders: await withLines(db, found), next: last ? `${last.at}_${last.order.id}` : null }
}

/** Orders behind a cursor; a wrong cursor begins at the newest. */
function behind(after: string | undefined): SQL | undefined {
  const [at = '', id = ''] = after?.split('_') ?? []
  if (!z.iso.datetime({ precision: 6 }).safeParse(at).success) return undefined
  return sql`(${orders.createdAt}, ${orders.id}) < (${at}::timestamptz, ${id})`
}

/** Number of open orders by status. Closed ones are not counted: there are ever more of them. */
export async function orderCounts(): Promise<StatusCounts> {
  const db = await database()
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(and(inArray(orders.status, [...openStatuses]), placed))
    .groupBy(orders.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}
