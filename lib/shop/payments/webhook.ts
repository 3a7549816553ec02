import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type Stripe from 'stripe'
import { ShopError } from '@/lib/contract/error'
import type { PaymentState } from '@/lib/contract/order'
import { config } from '@/lib/config/environment'
import { database, transaction } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { noteEvent, type OrderEventType } from '../orders/events'
import { neverPaid } from '../orders/never-paid'
import { lockOrder } from './lock-order'
import { noteProviderEvent } from './provider-events'
import { settleSession } from './settle'
import { stripeClient } from './stripe-client'
import { stripeProvider, toSession } from './stripe-provider'

/** From these, a payment can become refunded or disputed. */
const taken: PaymentState[] = ['paid', 'refund_due', 'partially_refunded', 'disputed']
/** And from these refunded in part: what is due back as a whole stays so. */
const takenInPart = taken.filter((payment) => payment !== 'refund_due')

/** The event that Stripe signed. Throws BadRequest for a signature that is missing, old or wrong; PaymentUnavailable without keys. */
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
 * Does what an event of Stripe tells, once: events come twice, late and in any order. Throws OrderNotFound for an order we do not
 * know (yet), Conflict for one that is told too early: Stripe then tells it again.
 */
export async function handleEvent(event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return settleTold(event.id, toSession(event.data.object), false)
    case 'checkout.session.async_payment_failed':
      return settleAsked(event.id, event.data.object, true)
    case 'checkout.session.expired':
      return settleAsked(event.id, event.data.object, false)
    case 'charge.refunded':
      return refunded(event.id, event.data.object)
    case 'refund.failed':
      return refundFailed(event.id, event.data.object)
    case 'charge.dispute.created':
      return disputed(event.id, event.data.object)
  }
}

/** A paid session is paid, whenever it was told. */
async function settleTold(eventId: string, session: ReturnType<typeof toSession>, failed: boolean): Promise<void> {
  // Of another shop on the same account.
  if (session.orderId === null) return
  await assertKnown(session.orderId)
  await settleSession(session, { actor: 'card', eventId, failed })
}

/** A session that is told to be over may have been paid since: how it stands now counts. */
async function settleAsked(eventId: string, told: Stripe.Checkout.Session, failed: boolean): Promise<void> {
  if (toSession(told).orderId === null) return
  await settleTold(eventId, await stripeProvider.find(told.id), failed)
}

async function assertKnown(orderId: string): Promise<void> {
  const db = await database()
  const known = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (known.length === 0) throw new ShopError('OrderNotFound')
}

async function refunded(eventId: string, charge: Stripe.Charge): Promise<void> {
  const { amount_refunded: amount, metadata } = charge
  const whole = charge.refunded || amount >= charge.amount
  await changePayment(eventId, metadata.order_id, whole ? 'refunded' : 'partially_refunded', 'refunded', { amount })
}

async function disputed(eventId: string, dispute: Stripe.Dispute): Promise<void> {
  const orderId = await paidWith(dispute.payment_intent)
  await changePayment(eventId, orderId, 'disputed', 'disputed', { reason: dispute.reason })
}

/** What was given back has come back to Stripe, its card being closed for one. Nobody but the staff can find another way. */
async function refundFailed(eventId: string, refund: Stripe.Refund): Promise<void> {
  const { amount, failure_reason: reason = null } = refund
  const orderId = await paidWith(refund.payment_intent)
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

/** The order of a payment; undefined when it is none of ours. */
async function paidWith(intent: string | Stripe.PaymentIntent | null): Promise<string | undefined> {
  const payment = typeof intent === 'string' ? intent : intent?.id
  if (!payment) return undefined
  const db = await database()
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.stripePaymentIntent, payment))
  return order?.id
}

async function changePayment(
  eventId: string,
  orderId: string | undefined,
  to: PaymentState,
  type: OrderEventType,
  data: Record<string, unknown>,
): Promise<void> {
  if (!orderId) return
  await transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (!locked) throw new ShopError('OrderNotFound')
    // Told before the payment itself: Stripe comes again.
    if (neverPaid.includes(locked.order.payment)) throw new ShopError('Conflict')
    if (!(await noteProviderEvent(tx, eventId))) return
    const changed = await tx
      .update(orders)
      .set({ payment: to, updatedAt: new Date() })
      .where(and(eq(orders.id, orderId), inArray(orders.payment, to === 'partially_refunded' ? takenInPart : taken)))
      .returning({ id: orders.id })
    if (changed.length > 0) await noteEvent(tx, { orderId, actor: 'card', type, data })
  })
}
