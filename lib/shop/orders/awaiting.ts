import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import type { OrderRow } from './order'

/** The customer's card orders that await payment. The cart lock keeps new ones from appearing. */
export async function awaitingOrders(db: Db | Tx, customerId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting')))
}

/** The order made from this version of the cart, or null. */
export async function orderOfCart(tx: Tx, customerId: string, cartVersion: number): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.cartVersion, cartVersion)))
  return row ?? null
}
