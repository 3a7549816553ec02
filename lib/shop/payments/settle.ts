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

/** How long a payment that a bank has not yet made holds the goods before somebody looks again, in ms. */
const LOOK_AGAIN = 60 * 60 * 1000

export interface Cause {
  actor: Actor
  /** Of the provider, when it told us. */
  eventId?: string | null
  /** The provider says that a payment which was to come later has failed. */
  failed?: boolean
}

/** Brings our order in line with how its session stands with the provider. Throws OrderNotFound when it is paid and no order of ours. */
export async function settleSession(session: CardSession, cause: Cause): Promise<void> {
  const { actor, eventId = null } = cause
  if (session.paid) {
    const outcome = await finalizePaidOrder(session, { actor, eventId })
    if (outcome === 'mismatch')
      log().error({ session: session.id, order: session.orderId }, 'A payment does not fit its order')
    if (outcome === 'doubtful') return settleSession(await providerOf(session.id).find(session.id), { actor })
    if (outcome === 'refund due')
      log().warn({ session: session.id, order: session.orderId }, 'A payment that cannot be taken is given back')
    if (outcome === 'refund due' && session.orderId) await refundDue(session.orderId)
    return
  }
  if (session.orderId === null || session.state === 'open') return
  if (session.state === 'expired') return releaseHold(session.orderId, { to: 'expired', actor, eventId })
  if (cause.failed) return releaseHold(session.orderId, { to: 'failed', actor, eventId })
  await waitOn(session.orderId, { actor, eventId })
}

/** The customer is done, the bank is not: the goods stay held. */
async function waitOn(orderId: string, { actor, eventId = null }: Cause): Promise<void> {
  await transaction(async (tx) => {
    if (!(await noteProviderEvent(tx, eventId))) return
    const waiting = await tx
      .update(orders)
      .set({ holdExpiresAt: new Date(Date.now() + LOOK_AGAIN) })
      .where(and(eq(orders.id, orderId), eq(orders.payment, 'awaiting')))
      .returning({ id: orders.id })
    if (waiting.length > 0 && eventId !== null) await noteEvent(tx, { orderId, actor, type: 'payment_pending' })
  })
}
