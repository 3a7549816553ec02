import 'server-only'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { lockCart } from '../cart/lock'
import type { OrderRow } from '../orders/order'

/** Locks an order and its customer's cart until the transaction ends; returns the order and the cart version, or null. */
export async function lockOrder(tx: Tx, id: string): Promise<{ order: OrderRow; cartVersion: number } | null> {
  const [owner] = await tx.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id))
  if (!owner) return null
  const cartVersion = await lockCart(tx, owner.customerId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order ? { order, cartVersion } : null
}
