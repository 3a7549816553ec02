import { and, eq, like, not } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Tx } from '@/lib/db/database'
import { customers } from '@/lib/db/schema'

/** Start of the phone of an erased customer; the rest makes it unique. */
export const ERASED = 'erased-'
/** Customers whose data was not erased. */
export const notErased = not(like(customers.phone, `${ERASED}%`))

/**
 * Keeps a customer from being erased until the transaction ends, for what they add. Throws YouAreNotLogin when they were erased
 * after the request's session was checked.
 */
export async function holdCustomer(tx: Tx, customerId: string): Promise<void> {
  const own = and(eq(customers.id, customerId), notErased)
  const held = await tx.select({ id: customers.id }).from(customers).where(own).for('key share')
  if (held.length === 0) throw new ShopError('YouAreNotLogin')
}
