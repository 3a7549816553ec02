import 'server-only'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { lockCart } from '../cart/lock'
import type { OrderRow } from '../orders/order'

/** An order held for the rest of the transaction, and the version of its customer's cart, which is held too. Null when there is none. */
export async function lockOrder(tx: Tx, id: string): Promise<{ order: OrderRow; cartVersion: number } | null> {
  const [owner] = await tx.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id))
  if (!owner) return null
  const cartVersion = await lockCart(tx, owner.customerId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order ? { order, cartVersion } : null
}
