import 'server-only'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'
import type Stripe from 'stripe'
import { API_BASE } from '@/lib/contract/addresses'
import { config } from '@/lib/config/environment'
import { originHeaders, traced } from '@/lib/telemetry/trace'
import { type CardProvider, type CardSession, type Payable, type RefundPart, speakingToProvider } from './card-provider'
import { ShopError } from '@/lib/contract/error'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Fils } from '@/lib/contract/money'
import { lineTitle } from '@/lib/i18n/line-options'

/** Stripe’s limit of line items; a longer order shows one total. */
const MAX_LINES = 100
const CURRENCY = 'aed'
const ASCII = /^[\u0020-\u007E]*$/
/** Retries while a concurrent request with the same key runs, and the pause before each, in ms: 10 s in all. */
const BUSY_RETRIES = 20
const BUSY_PAUSE = 500
const HOUR = 60 * 60 * 1000

/** Stripe's hosted checkout. */
export const stripeProvider: CardProvider = {
  open: (payable) =>
    speakingToProvider(async () => {
      const client = await stripeClient()
      const idempotencyKey = `order:${payable.order.id}`
      const create = () => client.checkout.sessions.create(sessionParams(payable), { idempotencyKey })
      return toSession(await retryWhileBusy(create))
    }),
  find: (id) => speakingToProvider(async () => toSession(await (await stripeClient()).checkout.sessions.retrieve(id))),
  expire: (id) =>
    speakingToProvider(async () => {
      const client = await stripeClient()
      try {
        return toSession(await client.checkout.sessions.expire(id))
      } catch (error) {
        if (errorField(error, 'statusCode') === 404) return null
        // Only an open session can expire: read the actual state.
        if (errorField(error, 'statusCode') !== 400) throw error
        return toSession(await client.checkout.sessions.retrieve(id))
      }
    }),
  refund: ({ id, payment }, part) =>
    speakingToProvider(async () => {
      if (!payment) throw new Error(`The payment of order ${id} is unknown`)
      const client = await stripeClient()
      if (part) return refundPart(client, { order: id, payment, ...part })
      const metadata = { order_id: id }
      // Stripe replays the response of a key for a day, failures too, so the key changes hourly. It refuses a second
      // full refund anyway.
      const idempotencyKey = `refund:${id}:${Math.floor(Date.now() / HOUR)}`
      try {
        return (await client.refunds.create({ payment_intent: payment, metadata }, { idempotencyKey })).amount
      } catch (error) {
        if (errorField(error, 'code') !== 'charge_already_refunded') throw error
        return refundedAmount(client, payment)
      }
    }),
}

/** Timeout of one call, in ms; the SDK retries with the same idempotency key. */
const TIMEOUT = 10_000
const RETRIES = 1

let known: { name: string; client: Stripe } | null = null

/** Own texts on the card provider's page. */
const paymentPageText = {
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  order: { en: 'Order', ar: 'طلب' },
} satisfies Record<string, Bilingual>

/** Retries while Stripe processes the same request of another caller (409). */
function retryWhileBusy<T>(request: () => Promise<T>): Promise<T> {
  const busy = handleWhen((error) => errorField(error, 'statusCode') === 409)
  return retry(busy, { maxAttempts: BUSY_RETRIES, backoff: new ConstantBackoff(BUSY_PAUSE) }).execute(request)
}

/**
 * Refunds a part of a payment once, and not more than is left. Stripe knows a key for a day, so the payment's refunds are read first.
 * The key does not change: a failure that Stripe replays delays the refund by a day, a new key could refund twice.
 */
async function refundPart(
  client: Stripe,
  { order, payment, id, amount, paid }: RefundPart & { order: string; payment: string },
): Promise<Fils> {
  const made = await refundsOf(client, payment)
  const same = made.find(({ metadata }) => metadata?.refund_id === id)
  if (same) return same.amount
  const left = Math.min(amount, paid - sumOf(made))
  if (left <= 0) return 0
  const body = { payment_intent: payment, amount: left, metadata: { order_id: order, refund_id: id } }
  return (await client.refunds.create(body, { idempotencyKey: `refund:${id}:${left}` })).amount
}

/** The amount refunded without a part's id, in fils: by hand, or before a backup was restored. */
async function refundedAmount(client: Stripe, payment: string): Promise<Fils> {
  return sumOf((await refundsOf(client, payment)).filter(({ metadata }) => !metadata?.refund_id))
}

async function refundsOf(client: Stripe, payment: string): Promise<Stripe.Refund[]> {
  return (await client.refunds.list({ payment_intent: payment, limit: 100 })).data
}

function sumOf(refunds: Stripe.Refund[]): Fils {
  const valid = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  return valid.reduce((sum, { amount }) => sum + amount, 0)
}

/** Maps a Stripe session. */
export function toSession(session: Stripe.Checkout.Session): CardSession {
  const { id, client_reference_id, metadata, payment_intent: intent } = session
  const orderId = metadata?.order_id ?? client_reference_id
  return {
    id,
    // Foreign unless both fields name the same order.
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

/** Reads a field of a Stripe error. */
function errorField(error: unknown, name: 'statusCode' | 'code'): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : null
}

/** Built from the stored order only, so that retries send identical parameters. */
function sessionParams({ order, expiresAt }: Payable): Stripe.Checkout.SessionCreateParams {
  const { shopUrl } = config()
  const metadata = { order_id: order.id, order_code: order.code }
  return {
    mode: 'payment',
    // Stripe Checkout has no Arabic; `auto` follows the browser.
    locale: 'auto',
    client_reference_id: order.id,
    // Stripe may refuse a non-ASCII address; its page then asks for one.
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
  if (lines.length + delivery.length > MAX_LINES)
    return [item(`${paymentPageText.order[language]} ${order.code}`, order.total, 1)]
  return [
    ...lines.map((line) => {
      const name = lineTitle(line.title, { ...line, color: null }, language)
      return item(name, line.price, line.quantity)
    }),
    ...delivery,
  ]
}

function item(name: string, unit_amount: number, quantity: number): LineItem {
  return { quantity, price_data: { currency: CURRENCY, unit_amount, product_data: { name: name || '—' } } }
}

/** The Stripe client of the configured key. Throws PaymentUnavailable without one. */
export async function stripeClient(): Promise<Stripe> {
  const { stripeSecretKey: key, stripeApiBase: base } = config()
  if (!key) throw new ShopError('PaymentUnavailable')
  const name = `${key} ${base}`
  if (known?.name === name) return known.client
  const { default: Client } = await import('stripe')
  const client = new Client(key, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: traceable(Client.createNodeHttpClient()),
    ...(base ? hostOf(new URL(base)) : {}),
  })
  known = { name, client }
  return client
}

/** Names the request to Stripe, and puts each call into a span. */
function traceable(http: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = http.makeRequest.bind(http)
  http.makeRequest = (host, port, path, method, headers, ...rest) => {
    const attributes = { 'peer.service': 'stripe', 'http.request.method': method, 'server.address': host }
    return traced('stripe', { attributes }, () =>
      makeRequest(host, port, path, method, { ...Object(headers), ...originHeaders() }, ...rest),
    )
  }
  return http
}

function hostOf({ protocol, hostname, port }: URL): { host: string; port: number; protocol: 'http' | 'https' } {
  const secure = protocol === 'https:'
  return { host: hostname, port: port ? Number(port) : secure ? 443 : 80, protocol: secure ? 'https' : 'http' }
}
