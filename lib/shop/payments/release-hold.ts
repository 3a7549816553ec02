import 'server-only'
import { eq } from 'drizzle-orm'
import { transaction } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { bumpCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { noteEvent, type Actor } from '../orders/events'
import { releaseStock } from '../orders/stock'
import { lockOrder } from './lock-order'
import { noteProviderEvent } from './provider-events'

export interface Release {
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
