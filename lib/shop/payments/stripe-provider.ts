import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type Stripe from 'stripe'
import { API_BASE } from '@/lib/contract/addresses'
import { config } from '@/lib/config/environment'
import { paymentPageText } from './page-words'
import type { CardProvider, CardSession, Payable } from './card-session'
import { speakingToProvider } from './failures'
import { stripeClient } from './stripe-client'

/** More lines than this and the page shows one sum: what Stripe takes. */
const LINES = 100
const CURRENCY = 'aed'
/** What can be typed on any keyboard. */
const ASCII = /^[\u0020-\u007E]*$/
/** How long another request with the same key is waited for, and the pause between two looks, in ms. */
const PATIENCE = 10_000
const PAUSE = 500
const HOUR = 60 * 60 * 1000

/** Stripe's hosted checkout. */
export const stripeProvider: CardProvider = {
  open: (payable) =>
    speakingToProvider(async () => {
      const client = await stripeClient()
      const idempotencyKey = `order:${payable.order.id}`
      const create = () => client.checkout.sessions.create(sessionParams(payable), { idempotencyKey })
      return toSession(await afterOthers(create))
    }),
  find: (id) => speakingToProvider(async () => toSession(await (await stripeClient()).checkout.sessions.retrieve(id))),
  expire: (id) =>
    speakingToProvider(async () => {
      const client = await stripeClient()
      try {
        return toSession(await client.checkout.sessions.expire(id))
      } catch (error) {
        if (partOf(error, 'statusCode') === 404) return null
        // Only an open session can be expired: what else it is, it says itself.
        if (partOf(error, 'statusCode') !== 400) throw error
        return toSession(await client.checkout.sessions.retrieve(id))
      }
    }),
  refund: ({ id, payment }) =>
    speakingToProvider(async () => {
      if (!payment) throw new Error(`The payment of order ${id} is not known`)
      const client = await stripeClient()
      const metadata = { order_id: id }
      // Stripe answers a key for a day as it first did, failures of its own too. A second refund of the whole it refuses anyway.
      const idempotencyKey = `refund:${id}:${Math.floor(Date.now() / HOUR)}`
      try {
        return (await client.refunds.create({ payment_intent: payment, metadata }, { idempotencyKey })).amount
      } catch (error) {
        if (partOf(error, 'code') !== 'charge_already_refunded') throw error
        return givenBack(client, payment)
      }
    }),
}

/** Asks again while Stripe is still busy with the same request, sent before: both get one answer then. */
async function afterOthers<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (partOf(error, 'statusCode') !== 409 || Date.now() > until) throw error
      await setTimeout(PAUSE)
    }
}

/** What was given back of a payment, in fils: by hand, or before the shop went back to a backup. */
async function givenBack(client: Stripe, payment: string): Promise<number> {
  const { data } = await client.refunds.list({ payment_intent: payment, limit: 100 })
  const standing = data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  return standing.reduce((sum, { amount }) => sum + amount, 0)
}

/** A session as Stripe tells of it. */
export function toSession(session: Stripe.Checkout.Session): CardSession {
  const { id, client_reference_id, metadata, payment_intent: intent } = session
  const orderId = metadata?.order_id ?? client_reference_id
  return {
    id,
    // Both name the order, or it is none of ours.
    orderId: orderId === client_reference_id ? orderId : null,
    state: stateOf(session.status),
    paid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    amount: session.amount_total ?? -1,
    currency: session.currency ?? '',
    payment: typeof intent === 'string' ? intent : (intent?.id ?? null),
    url: session.url ?? null,
  }
}

function stateOf(status: string | null): CardSession['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

/** What Stripe's library says of a refusal. */
function partOf(error: unknown, name: 'statusCode' | 'code'): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : null
}

/** Made of the stored order alone: the same order asks for the same session, whoever asks. */
function sessionParams({ order, expiresAt }: Payable): Stripe.Checkout.SessionCreateParams {
  const { shopUrl } = config()
  const metadata = { order_id: order.id, order_code: order.code }
  return {
    mode: 'payment',
    // Stripe's page speaks no Arabic: `auto` follows the browser.
    locale: 'auto',
    client_reference_id: order.id,
    // Of an address in Arabic letters, which mail can have and Stripe may not take, its page asks anew.
    ...(ASCII.test(order.email) && { customer_email: order.email }),
    metadata,
    payment_intent_data: { metadata, description: `Order ${order.code}` },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    line_items: lineItems(order),
    success_url: `${shopUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shopUrl}${API_BASE}/stripe/cancelled?order=${order.id}`,
  }
}

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

function lineItems(order: Payable['order']): LineItem[] {
  const { language, lines, shipping } = order
  const delivery = shipping > 0 ? [item(paymentPageText.delivery[language], shipping, 1)] : []
  if (lines.length + delivery.length > LINES)
    return [item(`${paymentPageText.order[language]} ${order.code}`, order.total, 1)]
  return [...lines.map((line) => item(line.title[language], line.price, line.quantity)), ...delivery]
}

function item(name: string, unit_amount: number, quantity: number): LineItem {
  return { quantity, price_data: { currency: CURRENCY, unit_amount, product_data: { name: name || '—' } } }
}
