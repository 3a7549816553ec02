import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import type { Actor } from '../orders/events'
import { providerOf } from './provider'
import { releaseHold } from './release-hold'
import { settleSession } from './settle'

/**
 * Ends the payment of a card order: first with the provider, so that nobody can pay any more, then here. An order that turns
 * out to be paid is finalized instead. Harmless when it is over already. Throws a payment error when the provider does not
 * answer: then nothing is released.
 */
export async function giveUpPayment(orderId: string, actor: Actor): Promise<void> {
  const [order] = await (await database()).select().from(orders).where(eq(orders.id, orderId))
  if (order?.payment !== 'awaiting') return
  // Nobody was ever told where to pay.
  if (order.stripeSessionId === null) return releaseHold(orderId, { to: 'expired', actor, unopened: true })
  const session = await providerOf(order.stripeSessionId).expire(order.stripeSessionId)
  await settleSession(session, { actor })
}
