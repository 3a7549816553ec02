import 'server-only'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Order } from '@/lib/contract/order'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { neverPaid } from './never-paid'
import { withLines } from './order'

/** Orders listed at most. */
const MAX_ORDERS = 200

/** The customer's orders with their lines, newest first, without those never paid. Spec §7. */
export async function customerOrders(customerId: string): Promise<Order[]> {
  const db = await database()
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.payment, neverPaid)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS)
  return withLines(db, rows)
}
