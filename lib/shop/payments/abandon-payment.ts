import 'server-only'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import type { Actor } from '../orders/events'
import type { CardSession } from './card-session'
import { lacksKey } from './failures'
import { providerOf } from './provider'
import { releaseHold } from './release-hold'
import { settleSession } from './settle'

/** A session nobody can tell of is certainly over this long after its order's hold, in ms: none of a provider's lives for longer. */
const LONG_OVER = 24 * 60 * 60 * 1000

/**
 * Ends the payment of a card order: first with the provider, so that nobody can pay any more, then here. An order that turns
 * out to be paid is finalized instead. Harmless when it is over already. Throws a payment error when the provider does not
 * answer, does not know the session, or does not take our key: then nothing is released, but in the last two cases for a day
 * only. Should it turn out to be paid after that, `finalizePaidOrder` takes the goods again or gives the money back. `now` stands
 * in for the clock in tests.
 */
export async function abandonPayment(orderId: string, actor: Actor, now = new Date()): Promise<void> {
  const [order] = await (await database()).select().from(orders).where(eq(orders.id, orderId))
  if (order?.payment !== 'awaiting') return
  // Nobody was ever told where to pay.
  if (order.stripeSessionId === null) return releaseHold(orderId, { to: 'expired', actor, unopened: true })
  const session = await ended(order.stripeSessionId)
  if ('state' in session) return settleSession(session, { actor })
  const held = order.holdExpiresAt ?? order.createdAt
  if (now.getTime() - held.getTime() < LONG_OVER) throw session.error
  log().error({ session: order.stripeSessionId, order: orderId }, `${session.why}; the payment is given up`)
  await releaseHold(orderId, { to: 'expired', actor })
}

/** The session as it stands after it was ended, or why nobody can tell. Throws when the provider may be able to in a while. */
async function ended(id: string): Promise<CardSession | { why: string; error: unknown }> {
  try {
    const session = await providerOf(id).expire(id)
    return session ?? { why: 'The card provider knows no such payment', error: new ShopError('PaymentFailed') }
  } catch (error) {
    if (lacksKey(error)) return { why: 'There is no key that the card provider takes', error }
    throw error
  }
}
