import 'server-only'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/log'
import type { Actor } from '../orders/events'
import { providerOf } from './provider'
import { releaseHold } from './release-hold'
import { settleSession } from './settle'

/** A session nobody knows is certainly over this long after its order's hold, in ms: none of a provider's lives for longer. */
const LONG_OVER = 24 * 60 * 60 * 1000

/**
 * Ends the payment of a card order: first with the provider, so that nobody can pay any more, then here. An order that turns
 * out to be paid is finalized instead. Harmless when it is over already. Throws a payment error when the provider does not
 * answer, or does not know the session: then nothing is released, in the second case for a day. `now` stands in for the clock in
 * tests.
 */
export async function giveUpPayment(orderId: string, actor: Actor, now = new Date()): Promise<void> {
  const [order] = await (await database()).select().from(orders).where(eq(orders.id, orderId))
  if (order?.payment !== 'awaiting') return
  // Nobody was ever told where to pay.
  if (order.stripeSessionId === null) return releaseHold(orderId, { to: 'expired', actor, unopened: true })
  const session = await providerOf(order.stripeSessionId).expire(order.stripeSessionId)
  if (session) return settleSession(session, { actor })
  const held = order.holdExpiresAt ?? order.createdAt
  if (now.getTime() - held.getTime() < LONG_OVER) throw new ShopError('PaymentFailed')
  log().error(
    { session: order.stripeSessionId, order: orderId },
    'The card provider knows no such payment; it is given up',
  )
  await releaseHold(orderId, { to: 'expired', actor })
}
