import 'server-only'
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { toAed } from '@/lib/contract/money'
import { neverPaid, type Order } from '@/lib/contract/order'
import type { BulkStatus, BulkStatusBody } from '@/lib/contract/staff-order-list'
import type { StaffOrder, StaffOrderQuery } from '@/lib/contract/staff-orders'
import { database, type Db } from '@/lib/db/database'
import { orderEvents, orders } from '@/lib/db/schema'
import { lineOptions } from '@/lib/i18n/line-options'
import { changedNothing } from '../audit/actor'
import { changeStatus } from '../orders/change-status'
import { findOrder, withLines } from '../orders/order'

/** Lists orders for staff, newest first, those of a delivery day by their slot; unpaid card orders only with `all`. */
export async function staffOrders({ status, day, limit, all }: StaffOrderQuery): Promise<StaffOrder[]> {
  const db = await database()
  const wanted = and(
    status ? eq(orders.status, status) : undefined,
    day ? sql`${orders.slot} ->> 'date' = ${day}` : undefined,
    all ? undefined : notInArray(orders.payment, neverPaid),
  )
  const rows = await db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(...(day ? [sql`${orders.slot} ->> 'from'`] : []), desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  return (await withLines(db, rows)).map((order) => staffOrder(order))
}

/** Finds an order by id or code, with prices in fils. Throws OrderNotFound. */
export async function orderForStaff(named: string): Promise<Order> {
  return findOrder(await database(), named)
}

/** Returns one order by id or code, with its events. Throws OrderNotFound. */
export async function staffOrderOf(named: string): Promise<StaffOrder> {
  const db = await database()
  const order = await findOrder(db, named)
  return staffOrder(order, await eventsOf(db, [order.id]))
}

/** The events of these orders, oldest first. */
export function eventsOf(db: Db, orderIds: string[]) {
  const { orderId, createdAt, id } = orderEvents
  return db.select().from(orderEvents).where(inArray(orderId, orderIds)).orderBy(asc(createdAt), asc(id))
}

/** An order as staff see it, with those of the events that are its own. */
export function staffOrder(order: Order, events: (typeof orderEvents.$inferSelect)[] = []): StaffOrder {
  const { id, code, createdAt, status, payment, email, phone, address, withHead, cuts, slot } = order
  return {
    id,
    code,
    createdAt,
    status,
    payment,
    subtotal: toAed(order.subtotal),
    shipping: toAed(order.shipping),
    total: toAed(order.total),
    ...(order.refunded > 0 && { paid: toAed(order.paid ?? order.total), refunded: toAed(order.refunded) }),
    email,
    phone,
    address,
    withHead,
    cuts,
    slot: slot && { id: slot.id, date: slot.date, from: slot.from, to: slot.to },
    lines: order.lines.map(({ productId, title, quantity, color, sizeName, prepared, total }) => {
      const options = lineOptions({ color: null, sizeName, prepared }, 'en')
      return { productId, title: title.en, quantity, color, ...(options && { options }), total: toAed(total) }
    }),
    events: events
      .filter(({ orderId }) => orderId === id)
      .map(({ createdAt: at, actor, type, from, to }) => ({ at: at.toISOString(), actor, type, from, to })),
  }
}

/** Gives orders, by id or code, their next status, each in a transaction of its own. Reports those that cannot have it. */
export async function changeStatuses({ orders, status }: BulkStatusBody): Promise<BulkStatus> {
  const result: BulkStatus = { changed: [], refused: [] }
  for (const order of new Set(orders)) {
    try {
      result.changed.push((await changeStatus({ order, next: status, actor: 'staff' })).code)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      result.refused.push({ order, code: error.code })
    }
  }
  if (result.changed.length === 0) changedNothing()
  return result
}
