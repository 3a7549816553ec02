import 'server-only'
import type Stripe from 'stripe'
import { API_BASE } from '@/lib/contract/addresses'
import { config } from '@/lib/config'
import { pageWords } from './page-words'
import type { CardProvider, CardSession, Payable } from './card-session'
import { speakingToProvider } from './failures'
import { stripeClient } from './stripe-client'

/** More lines than this and the page shows one sum: what Stripe takes. */
const LINES = 100
const CURRENCY = 'aed'

/** Stripe's hosted checkout. */
export const stripeProvider: CardProvider = {
  open: (payable) =>
    speakingToProvider(async () => {
      const client = await stripeClient()
      const idempotencyKey = `order:${payable.order.id}`
      return toSession(await client.checkout.sessions.create(sessionParams(payable), { idempotencyKey }))
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
      const idempotencyKey = `refund:${id}:whole`
      try {
        return (await client.refunds.create({ payment_intent: payment, metadata }, { idempotencyKey })).amount
      } catch (error) {
        if (partOf(error, 'code') !== 'charge_already_refunded') throw error
        return givenBack(client, payment)
      }
    }),
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
    customer_email: order.email,
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
  const delivery = shipping > 0 ? [item(pageWords.delivery[language], shipping, 1)] : []
  if (lines.length + delivery.length > LINES)
    return [item(`${pageWords.order[language]} ${order.code}`, order.total, 1)]
  return [...lines.map((line) => item(line.title[language], line.price, line.quantity)), ...delivery]
}

function item(name: string, unit_amount: number, quantity: number): LineItem {
  return { quantity, price_data: { currency: CURRENCY, unit_amount, product_data: { name: name || '—' } } }
}
