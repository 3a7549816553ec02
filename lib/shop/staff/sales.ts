import 'server-only'
import { and, between, gte, notInArray, sql } from 'drizzle-orm'
import type { DaySales } from '@/lib/contract/staff-desk'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { addDays, dubaiDate, dubaiMoment } from '@/lib/utils/dubai-time'
import { placed } from './order-filter'

const WEEK = 7 * 24 * 60 * 60 * 1000
const kept = and(placed, notInArray(orders.status, ['cancelled', 'returned']))

/** Sales of the last `days` days, today last; days without orders are 0. */
export async function dailySales(days: number, now = new Date()): Promise<DaySales[]> {
  const db = await database()
  const first = addDays(dubaiDate(now), 1 - days)
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
export async function salesLastWeek(now = new Date()): Promise<number> {
  const db = await database()
  const until = new Date(now.getTime() - WEEK)
  const [row] = await db
    .select({ sales: sql<number>`coalesce(sum(${orders.total}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(between(orders.createdAt, dubaiMoment(dubaiDate(until), '00:00'), until), kept))
  return row?.sales ?? 0
}
