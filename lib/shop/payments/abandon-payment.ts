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

/** How long after its hold a session of unknown state is over for certain, in ms: no provider session lives longer. */
const SURELY_EXPIRED = 24 * 60 * 60 * 1000

/**
 * Cancels the payment of a card order: expires the session with the provider, then releases the hold. Finalizes an order
 * that turns out to be paid; ignores one that does not await payment. Throws a payment error when the provider does not
 * answer, does not know the session or refuses the key. Then the hold stays; in the last two cases it is released after
 * a day (`finalizePaidOrder` handles a payment found later). `now` replaces the clock in tests.
 */
export async function abandonPayment(orderId: string, actor: Actor, now = new Date()): Promise<void> {
  const [order] = await (await database()).select().from(orders).where(eq(orders.id, orderId))
  if (order?.payment !== 'awaiting') return
  // No session was stored, so no payment page was shown.
  if (order.stripeSessionId === null) return releaseHold(orderId, { to: 'expired', actor, unopened: true })
  const session = await expireSession(order.stripeSessionId)
  if ('state' in session) return settleSession(session, { actor })
  const held = order.holdExpiresAt ?? order.createdAt
  if (now.getTime() - held.getTime() < SURELY_EXPIRED) throw session.error
  log().error({ session: order.stripeSessionId, order: orderId }, `${session.why}; releasing the hold`)
  await releaseHold(orderId, { to: 'expired', actor })
}

/** Expires a session; returns it, or why its state cannot be known. Throws on errors that may pass. */
async function expireSession(id: string): Promise<CardSession | { why: string; error: unknown }> {
  try {
    const session = await providerOf(id).expire(id)
    return session ?? { why: 'The card provider does not know the session', error: new ShopError('PaymentFailed') }
  } catch (error) {
    if (lacksKey(error)) return { why: 'The card provider key is missing or refused', error }
    throw error
  }
}
