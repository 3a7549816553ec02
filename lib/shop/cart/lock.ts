import { eq, sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { carts } from '@/lib/db/schema'

/**
 * Locks the customer's cart until the transaction ends, creating it if needed; returns its version. Lock order: cart,
 * then order, then products by id, then the delivery slot.
 */
export async function lockCart(tx: Tx, customerId: string): Promise<number> {
  const [cart] = await tx
    .insert(carts)
    .values({ customerId })
    .onConflictDoUpdate({ target: carts.customerId, set: { customerId: sql`excluded.customer_id` } })
    .returning({ version: carts.version })
  if (!cart) throw new Error('The cart could not be locked')
  return cart.version
}

/** Increments the cart version, so that an order stays tied to the cart it was made from. Requires the cart lock. */
export async function bumpCart(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: new Date() })
    .where(eq(carts.customerId, customerId))
}
