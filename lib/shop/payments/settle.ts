import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { transaction, database } from '@/lib/db/database'
import { orders, refunds } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { noteEvent, type Actor } from '../orders/events'
import type { OrderRow } from '../orders/order'
import { type CardSession, lacksKey } from './card-provider'
import { finalizePaidOrder } from './finalize'
import { providerOf } from './provider'
import { noteProviderEvent, releaseHold } from './held-order'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'

/** How long the hold is extended for a pending bank payment, in ms. */
const PENDING_HOLD = 60 * 60 * 1000

interface Cause {
  actor: Actor
  /** The provider event that caused it. */
  eventId?: string | null
  /** A delayed payment has failed. */
  failed?: boolean
}

/** How long after its hold a session of unknown state is over for certain, in ms: no provider session lives longer. */
const SURELY_EXPIRED = 24 * 60 * 60 * 1000

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

/**
 * Pays back what is due of an order's payment, idempotently: the parts that changes made due, then in `refund_due` all that is left.
 * Throws a payment error.
 */
export async function refundDue(orderId: string): Promise<void> {
  const db = await database()
  // Before its parts: an order whose rest is due gets no more of them.
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.stripeSessionId) return
  const parts = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), refunds.due))
    .orderBy(asc(refunds.id))
  for (const part of parts) await refundPart(order, order.stripeSessionId, part)
  if (order.payment !== 'refund_due') return
  const due = and(eq(orders.id, orderId), eq(orders.payment, 'refund_due'))
  const amount = await providerOf(order.stripeSessionId).refund({ id: order.id, payment: order.stripePaymentIntent })
  await transaction(async (tx) => {
    const refunded = await tx
      .update(orders)
      .set({ payment: 'refunded', refunded: sql`coalesce(${orders.paid}, ${orders.total})`, updatedAt: new Date() })
      .where(due)
      .returning({ id: orders.id })
    if (refunded.length === 0) return
    await tx.insert(refunds).values({ id: uuidv7(), orderId, amount })
    await noteEvent(tx, { orderId, actor: 'clock', type: 'refunded', data: { amount } })
  })
}

async function refundPart(
  { id: orderId, stripePaymentIntent: payment, paid, total }: OrderRow,
  session: string,
  { id, amount }: typeof refunds.$inferSelect,
): Promise<void> {
  const back = await providerOf(session).refund({ id: orderId, payment }, { id, amount, paid: paid ?? total })
  await transaction(async (tx) => {
    const settled = await tx
      .update(refunds)
      .set({ due: false })
      .where(and(eq(refunds.id, id), refunds.due))
      .returning({ id: refunds.id })
    if (settled.length === 0) return
    await tx
      .update(orders)
      .set({ payment: 'partially_refunded', updatedAt: new Date() })
      .where(and(eq(orders.id, orderId), eq(orders.payment, 'paid')))
    if (back > 0) await noteEvent(tx, { orderId, actor: 'clock', type: 'refunded', data: { amount: back } })
  })
}

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
