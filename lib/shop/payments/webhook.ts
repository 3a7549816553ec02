import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { ShopError } from '@/lib/contract/error'
import type { Fils } from '@/lib/contract/money'
import { neverPaid, type PaymentState } from '@/lib/contract/order'
import { config } from '@/lib/config/environment'
import { database, transaction } from '@/lib/db/database'
import { orderEvents, orders, refunds } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { creditInvoice } from '../invoices/issue'
import { noteEvent, type OrderEventType } from '../orders/events'
import { lockOrder, noteProviderEvent } from './held-order'
import { settleSession } from './settle'
import { stripeClient, stripeProvider, toSession } from './stripe-provider'

/** States that a refund or dispute may follow. */
const refundable: PaymentState[] = ['paid', 'refund_due', 'partially_refunded', 'disputed']
/** States that a partial refund may follow: `refund_due` stays, as the whole is due. */
const partlyRefundable = refundable.filter((payment) => payment !== 'refund_due')

/** Verifies and parses a Stripe event. Throws BadRequest for a missing, old or wrong signature; PaymentUnavailable without keys. */
export async function readEvent(raw: string, signature: string | null): Promise<Stripe.Event> {
  const { stripeWebhookSecret: secret } = config()
  if (!secret) throw new ShopError('PaymentUnavailable')
  const client = await stripeClient()
  try {
    return await client.webhooks.constructEventAsync(raw, signature ?? '', secret)
  } catch (error) {
    throw new ShopError('BadRequest', [{ path: 'stripe-signature', msg: 'InvalidValue' }], { cause: error })
  }
}

/**
 * Applies a Stripe event once; events may repeat, be late and out of order. Throws OrderNotFound for an unknown order,
 * Conflict for an event that came too early: Stripe then retries.
 */
export async function handleEvent(event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return settleWith(event.id, toSession(event.data.object), false)
    case 'checkout.session.async_payment_failed':
      return settleCurrent(event.id, event.data.object, true)
    case 'checkout.session.expired':
      return settleCurrent(event.id, event.data.object, false)
    case 'charge.refunded':
      return refunded(event.id, event.data.object)
    case 'refund.failed':
      return refundFailed(event.id, event.data.object)
    case 'charge.dispute.created':
      return disputed(event.id, event.data.object)
    case 'charge.dispute.closed':
      return disputeClosed(event.id, event.data.object)
  }
}

/** Settles with the given session. */
async function settleWith(eventId: string, session: ReturnType<typeof toSession>, failed: boolean): Promise<void> {
  // Belongs to another shop on the same account.
  if (session.orderId === null) return
  await assertKnown(session.orderId)
  await settleSession(session, { actor: 'card', eventId, failed })
}

/** Settles with the current session: it may have been paid since the event. */
async function settleCurrent(eventId: string, session: Stripe.Checkout.Session, failed: boolean): Promise<void> {
  if (toSession(session).orderId === null) return
  await settleWith(eventId, await stripeProvider.find(session.id), failed)
}

async function assertKnown(orderId: string): Promise<void> {
  const db = await database()
  const known = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (known.length === 0) throw new ShopError('OrderNotFound')
}

async function refunded(eventId: string, charge: Stripe.Charge): Promise<void> {
  const { amount_refunded: amount, metadata } = charge
  const whole = charge.refunded || amount >= charge.amount
  const to = whole ? 'refunded' : 'partially_refunded'
  await changePayment(eventId, metadata.order_id, {
    to,
    type: 'refunded',
    data: { amount },
    refund: { amount, whole },
  })
}

async function disputed(eventId: string, dispute: Stripe.Dispute): Promise<void> {
  const orderId = await orderOfPayment(dispute.payment_intent)
  await changePayment(eventId, orderId, { to: 'disputed', type: 'disputed', data: { reason: dispute.reason } })
}

/** A lost dispute has paid the customer back; after any other the payment is what it was, and what is due of it is paid back. */
async function disputeClosed(eventId: string, dispute: Stripe.Dispute): Promise<void> {
  const orderId = await orderOfPayment(dispute.payment_intent)
  if (!orderId) return
  await transaction(async (tx) => {
    const order = (await lockOrder(tx, orderId))?.order
    if (!order) throw new ShopError('OrderNotFound')
    const events = await tx.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
    // Arrived before the dispute itself: Stripe retries.
    if (order.payment !== 'refunded' && !events.some(({ type }) => type === 'disputed')) throw new ShopError('Conflict')
    if (!(await noteProviderEvent(tx, eventId)) || order.payment !== 'disputed') return
    const paid = order.paid ?? order.total
    const lost = dispute.status === 'lost'
    const refunded = lost ? Math.min(paid, order.refunded + dispute.amount) : order.refunded
    // A part that is due stands in `refunds`.
    const due = order.status === 'cancelled' || events.some(({ type, data }) => type === 'refund_due' && !data)
    const left = due ? 'refund_due' : refunded > 0 ? 'partially_refunded' : 'paid'
    const payment = refunded >= paid ? 'refunded' : left
    await tx.update(orders).set({ payment, refunded, updatedAt: new Date() }).where(eq(orders.id, orderId))
    await noteEvent(tx, { orderId, actor: 'card', type: lost ? 'dispute_lost' : 'dispute_won' })
    if (payment === 'refund_due') await noteEvent(tx, { orderId, actor: 'card', type: 'refund_due' })
    // The parts that were due went back with the rest.
    if (payment === 'refunded') await tx.update(refunds).set({ due: false }).where(eq(refunds.orderId, orderId))
    if (lost) await creditInvoice(tx, orderId, payment === 'refunded' ? null : refunded)
  })
}

/** The refund bounced, for example from a closed card. Staff must pay it out another way. */
async function refundFailed(eventId: string, refund: Stripe.Refund): Promise<void> {
  const { amount, failure_reason: reason = null } = refund
  const orderId = await orderOfPayment(refund.payment_intent)
  if (!orderId) return
  const isNews = await transaction(async (tx) => {
    if (!(await noteProviderEvent(tx, eventId))) return false
    await noteEvent(tx, { orderId, actor: 'card', type: 'refund_failed', data: { amount, reason } })
    return true
  })
  if (isNews)
    log().error(
      { order: orderId, amount, reason },
      'A refund did not reach the customer: it has to be paid out by hand',
    )
}

/** The order of a payment; undefined for a foreign one. */
async function orderOfPayment(intent: string | Stripe.PaymentIntent | null): Promise<string | undefined> {
  const payment = typeof intent === 'string' ? intent : intent?.id
  if (!payment) return undefined
  const db = await database()
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.stripePaymentIntent, payment))
  return order?.id
}

interface PaymentChange {
  to: PaymentState
  type: OrderEventType
  data: Record<string, unknown>
  /** What the customer has got back so far, in fils, and whether that is everything. */
  refund?: { amount: Fils; whole: boolean }
}

async function changePayment(
  eventId: string,
  orderId: string | undefined,
  { to, type, data, refund }: PaymentChange,
): Promise<void> {
  if (!orderId) return
  await transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (!locked) throw new ShopError('OrderNotFound')
    // Arrived before the payment event: Stripe retries.
    if (neverPaid.includes(locked.order.payment)) throw new ShopError('Conflict')
    if (!(await noteProviderEvent(tx, eventId))) return
    const isPart = to === 'partially_refunded'
    const changed = await tx
      .update(orders)
      .set({
        // The rest of a disputed payment stays disputed.
        payment: isPart && locked.order.payment === 'disputed' ? 'disputed' : to,
        ...(refund && { refunded: sql`greatest(${orders.refunded}, ${refund.amount})` }),
        updatedAt: new Date(),
      })
      .where(and(eq(orders.id, orderId), inArray(orders.payment, isPart ? partlyRefundable : refundable)))
      .returning({ id: orders.id })
    if (changed.length === 0) return
    // A part that this shop owed is noted when the provider has answered.
    if (refund && !refund.whole && refund.amount <= locked.order.refunded) return
    await noteEvent(tx, { orderId, actor: 'card', type, data })
    if (refund) await creditInvoice(tx, orderId, refund.whole ? null : refund.amount)
  })
}
