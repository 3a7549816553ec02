import { eq, sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { carts } from '@/lib/db/schema'

/**
 * Holds the customer's cart for the rest of the transaction, making it if need be; gives its version. Always the first lock
 * that is taken: cart, then order, then products in the order of their ids.
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

/** Makes the cart another one, so that orders of what it was stay orders of what it was. The cart has to be locked. */
export async function bumpCart(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: new Date() })
    .where(eq(carts.customerId, customerId))
}
