import 'server-only'
import { eq } from 'drizzle-orm'
import { transaction, type Tx } from '@/lib/db/database'
import { orders, stripeEvents } from '@/lib/db/schema'
import { bumpCart, lockCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { noteEvent, type Actor } from '../orders/events'
import { releaseStock } from '../orders/stock'
import type { OrderRow } from '../orders/order'

interface Release {
  to: 'expired' | 'failed'
  actor: Actor
  /** The provider event that caused it. */
  eventId?: string | null
  /** Skip an order that has a session. */
  unopened?: boolean
}

/**
 * Cancels an unpaid card order: returns its stock and makes the cart orderable again. Call only when the session can no
 * longer be paid. Ignores any other order.
 */
export async function releaseHold(
  orderId: string,
  { to, actor, eventId = null, unopened = false }: Release,
): Promise<void> {
  const released = await transaction(async (tx) => {
    if (!(await noteProviderEvent(tx, eventId))) return []
    const locked = await lockOrder(tx, orderId)
    if (locked?.order.payment !== 'awaiting') return []
    const { customerId, cartVersion, stripeSessionId } = locked.order
    if (unopened && stripeSessionId !== null) return []
    const products = await releaseStock(tx, orderId)
    await tx
      .update(orders)
      .set({ payment: to, status: 'cancelled', holdExpiresAt: null, updatedAt: new Date() })
      .where(eq(orders.id, orderId))
    await noteEvent(tx, { orderId, actor, type: `payment_${to}`, from: 'pending', to: 'cancelled' })
    if (locked.cartVersion === cartVersion) await bumpCart(tx, customerId)
    return products
  })
  await forgetStock(released)
}

export interface LockedOrder {
  order: OrderRow
  cartVersion: number
}

/** Locks an order and its customer's cart until the transaction ends; returns the order and the cart version, or null. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | null> {
  const [owner] = await tx.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id))
  if (!owner) return null
  const cartVersion = await lockCart(tx, owner.customerId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order ? { order, cartVersion } : null
}

/** Records a provider event in the transaction of its effect; false if it was recorded before. */
export async function noteProviderEvent(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  const noted = await tx.insert(stripeEvents).values({ id }).onConflictDoNothing().returning({ id: stripeEvents.id })
  return noted.length > 0
}

/** Removes the record of an event, in the transaction that recorded it. */
export async function forgetProviderEvent(tx: Tx, id: string | null): Promise<void> {
  if (id !== null) await tx.delete(stripeEvents).where(eq(stripeEvents.id, id))
}
