import 'server-only'
import { neverPaid } from '@/lib/contract/order'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { ShopError } from '@/lib/contract/error'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { cancelPayment } from '@/lib/shop/payments/confirm'
import { handleEvent, readEvent } from '@/lib/shop/payments/webhook'
import { readText } from '../read-body'
import { getBackend, usesApiHost } from '@/lib/backend/get-backend'
import { tokenOf } from '../request'

/** Maximum size of an event, bytes. */
const EVENT_MAX = 1_000_000
const noStore = { 'cache-control': 'private, no-store' }

/** Adds the Stripe webhook and the return route of cancelled payments: of the local shop only, since an API host has its own. */
export function addStripeCalls(app: OpenAPIHono): void {
  app.post('/stripe/webhook', async (c) => {
    // The provider notifies the API host directly.
    if (usesApiHost()) throw new ShopError('NotFound')
    const event = await readEvent(await readText(c.req.raw, EVENT_MAX), c.req.header('stripe-signature') ?? null)
    await handleEvent(event)
    return Response.json({ received: true }, { headers: noStore })
  })
  app.get('/stripe/cancelled', async (c) => {
    const to = await pageAfterCancel(tokenOf(c.req.raw), c.req.query('order') ?? '')
    return new Response(null, { status: 303, headers: { ...noStore, location: `${config().shopUrl}${to}` } })
  })
}

/** Returns to the checkout with the unchanged cart; to the order if it was paid after all, also when refunded. */
async function pageAfterCancel(token: string | null, orderId: string): Promise<string> {
  const back = '/demo?payment=cancelled'
  if (usesApiHost()) return back
  try {
    const { customerId } = await getBackend().authenticate(token)
    if (customerId === null) return back
    const order = await cancelPayment(customerId, orderId)
    return neverPaid.includes(order.payment) ? back : `/thank-you?order=${order.id}`
  } catch (error) {
    // The scheduled check then releases the stock.
    if (!(error instanceof ShopError)) log().error({ err: error }, 'A payment could not be cancelled')
    return back
  }
}
