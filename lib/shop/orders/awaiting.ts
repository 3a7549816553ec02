import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import type { OrderRow } from './order'

/** The customer's card orders that wait for their payment. With the cart locked there will be no other. */
export async function awaitingOrders(db: Db | Tx, customerId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting')))
}

/** The order that was made of this version of the cart; null when none was. */
export async function orderOfCart(tx: Tx, customerId: string, cartVersion: number): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.cartVersion, cartVersion)))
  return row ?? null
}
