import 'server-only'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { ShopError } from '@/lib/contract/error'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { neverPaid } from '@/lib/shop/orders/never-paid'
import { cancelPayment } from '@/lib/shop/payments/confirm'
import { handleEvent, readEvent } from '@/lib/shop/payments/webhook'
import { readText } from '../read-body'
import { usesApiHost } from '@/lib/backend/get-backend'
import { tokenOf } from './request-context'
import { authenticate } from './authenticate'

/** Largest event, in bytes. */
const EVENT_MAX = 1_000_000
const noStore = { 'cache-control': 'private, no-store' }

/** What the card provider and its page call: the webhook, and the way back of who did not pay. */
export function addStripeCalls(app: OpenAPIHono): void {
  app.post('/stripe/webhook', async (c) => {
    // The provider tells the API host itself.
    if (usesApiHost()) throw new ShopError('NotFound')
    const event = await readEvent(await readText(c.req.raw, EVENT_MAX), c.req.header('stripe-signature') ?? null)
    await handleEvent(event)
    return Response.json({ received: true }, { headers: noStore })
  })
  app.get('/stripe/cancelled', async (c) => {
    const to = await pageAfterCancel(tokenOf(c), c.req.query('order') ?? '')
    return new Response(null, { status: 303, headers: { ...noStore, location: `${config().shopUrl}${to}` } })
  })
}

/** Back to the checkout with the cart as it was; to the order when it was paid after all, also when that money goes back. */
async function pageAfterCancel(token: string | null, orderId: string): Promise<string> {
  const back = '/demo?payment=cancelled'
  if (usesApiHost()) return back
  try {
    const order = await cancelPayment(await authenticate({ token }), orderId)
    return neverPaid.includes(order.payment) ? back : `/thank-you?order=${order.id}`
  } catch (error) {
    // The goods are let go by the clock then.
    if (!(error instanceof ShopError)) log().error({ err: error }, 'A payment could not be cancelled')
    return back
  }
}
