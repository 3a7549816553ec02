import 'server-only'
import { and, eq } from 'drizzle-orm'
import { transaction } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { noteEvent, type Actor } from '../orders/events'
import type { CardSession } from './card-session'
import { finalizePaidOrder } from './finalize'
import { providerOf } from './provider'
import { noteProviderEvent } from './provider-events'
import { refundDue } from './refund-due'
import { releaseHold } from './release-hold'

/** How long the hold is extended for a pending bank payment, in ms. */
const PENDING_HOLD = 60 * 60 * 1000

export interface Cause {
  actor: Actor
  /** The provider event that caused it. */
  eventId?: string | null
  /** A delayed payment has failed. */
  failed?: boolean
}

/** Updates an order to the state of its session. Throws OrderNotFound when a paid session has no order. */
export async function settleSession(session: CardSession, cause: Cause): Promise<void> {
  const { actor, eventId = null } = cause
  if (session.paid) {
    const outcome = await finalizePaidOrder(session, { actor, eventId })
    if (outcome === 'mismatch')
      log().error({ session: session.id, order: session.orderId }, 'A payment does not fit its order')
    if (outcome === 'doubtful') return settleSession(await providerOf(session.id).find(session.id), { actor })
    if (outcome === 'refund due')
      log().warn({ session: session.id, order: session.orderId }, 'Refunding a payment whose order cannot be fulfilled')
    if (outcome === 'refund due' && session.orderId) await refundDue(session.orderId)
    return
  }
  if (session.orderId === null || session.state === 'open') return
  if (session.state === 'expired') return releaseHold(session.orderId, { to: 'expired', actor, eventId })
  if (cause.failed) return releaseHold(session.orderId, { to: 'failed', actor, eventId })
  await extendHold(session.orderId, { actor, eventId })
}

/** The bank payment is pending: extend the hold. */
async function extendHold(orderId: string, { actor, eventId = null }: Cause): Promise<void> {
  await transaction(async (tx) => {
    if (!(await noteProviderEvent(tx, eventId))) return
    const waiting = await tx
      .update(orders)
      .set({ holdExpiresAt: new Date(Date.now() + PENDING_HOLD) })
      .where(and(eq(orders.id, orderId), eq(orders.payment, 'awaiting')))
      .returning({ id: orders.id })
    if (waiting.length > 0 && eventId !== null) await noteEvent(tx, { orderId, actor, type: 'payment_pending' })
  })
}
