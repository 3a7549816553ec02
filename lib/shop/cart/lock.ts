import { and, eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Tx } from '@/lib/db/database'
import { carts, customers } from '@/lib/db/schema'
import { notErased } from '../erased'

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

/**
 * Locks the cart as `lockCart` does, for what a customer puts into their cart or addresses. Throws YouAreNotLogin when they were
 * erased after the request's session was checked.
 */
export async function lockOwnCart(tx: Tx, customerId: string): Promise<void> {
  await lockCart(tx, customerId)
  const own = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), notErased))
  if (own.length === 0) throw new ShopError('YouAreNotLogin')
}

/** Increments the cart version, so that an order stays tied to the cart it was made from. Requires the cart lock. */
export async function bumpCart(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: new Date() })
    .where(eq(carts.customerId, customerId))
}
