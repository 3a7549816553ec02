import 'server-only'
import type { z } from 'zod'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { toAed } from '@/lib/contract/money'
import { decodeOrderTerms, encodeOrder, type CardOrderBody, type Order } from '@/lib/contract/order'
import { encodeMyRating, type MyRating } from '@/lib/contract/rating'
import { encodeOrderTerms, withoutCarcass } from '@/lib/contract/wire-names'
import { loadMessages } from '@/lib/i18n/messages'
import { messageKey } from '@/lib/shop/orders/message'
import { requestKey } from '@/lib/shop/orders/request-key'
import type { Language } from '@/lib/config/constants'
import type { Handlers } from '@/lib/api/v1/handler'
import { bearer } from './bearer'
import { invalidateProduct } from './catalogue'
import { tokenKey } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { singleOrder, waitForOrder, withIdempotencyKey } from './order-deduplication'
import {
  assertSameCart,
  cartToOrder,
  ordersOf,
  settlePayment,
  placeCashOrder,
  resolveUnconfirmedOrder,
} from './place-order'
import { readOrder, type HostOrder } from './mappers/order'
import { readMyRating, readMyRatings } from './mappers/rating'
import { MappingContext } from './mappers/mapper'
import { dataOf, fieldsOf, textOf } from './mappers/values'

async function onWire({ order, said }: HostOrder, language: Language) {
  return encodeOrder(order, said ?? (await loadMessages(language)).OrderMessage[messageKey(order)])
}

/** The order of a card session as the host confirms it; the newest paid one when the host returns none. Throws OrderNotFound. */
export async function confirmPayment(token: string, sessionId: string): Promise<Order> {
  const answer = await requestHost('confirmPayment', { token, body: { sessionId } }).catch((error: unknown) => {
    if (error instanceof ShopError && [400, 404].includes(error.status)) throw new ShopError('OrderNotFound')
    throw error
  })
  const data = fieldsOf(dataOf(answer))
  const fields = data && (fieldsOf(data.order) ?? data)
  const order = fields?._id === undefined ? null : readOrder(fields, new MappingContext('confirmPayment'))
  const denied = fields?.isPaid === false || fields?.paid === false
  const found = order ?? (denied ? undefined : newestPaid(await ordersOf(token)))
  if (!found) throw new ShopError('OrderNotFound')
  // Without a payment state the host's confirmation counts as payment, unless it denies it.
  const confirmed = denied ? 'awaiting' : 'paid'
  const payment = found.order.payment === 'cod_due' ? confirmed : found.order.payment
  if (payment === 'paid') await settlePayment(token, sessionId, found.order)
  return { ...found.order, payment }
}

/** The newest order paid by card; the newest of all when the host reports no payment states. */
function newestPaid(orders: HostOrder[]): HostOrder | undefined {
  return orders.find(({ order }) => order.payment === 'paid') ?? orders[0]
}

type CardOrder = z.output<typeof CardOrderBody>

/**
 * Opens a card session at the host for its cart, unless an unconfirmed cash order already took it.
 * Throws PaymentConnection, PaymentUnavailable, CartChanged, CartIsEmpty.
 */
async function openCardSession(token: string, body: CardOrder, language: Language) {
  const { stripePublishableKey: publishableKey } = config()
  await waitForOrder(`cash ${tokenKey(token)}`)
  if (await resolveUnconfirmedOrder(token)) throw new ShopError('CartIsEmpty')
  const { cart, lines } = await cartToOrder(token)
  const { total, withHead, pieces } = decodeOrderTerms(body)
  assertSameCart(cart, total)
  const terms = encodeOrderTerms({ total: toAed(cart.total), carcass: cart.carcass ? { withHead, pieces } : null })
  const address = { lastName: '', country: '', postalCode: '', link: '', ...body.address }
  const order = { ...withoutCarcass(body), ...terms, address, cart: lines, payment: true }
  const answer = await requestHost('createCardSession', { token, language, body: order }).catch((error: unknown) => {
    throw error instanceof HostUnavailableError ? new ShopError('PaymentConnection', [], { cause: error }) : error
  })
  const fields = fieldsOf(answer)
  const session = fields?.sessionId === undefined && fields?.url === undefined ? fieldsOf(fields?.data) : fields
  const [sessionId, url] = [textOf(session?.sessionId ?? session?.id), textOf(session?.url)]
  if (/^https?:\/\//.test(url)) return { sessionId, url }
  if (!sessionId) new MappingContext('createCardSession').warn('sessionId', 'is missing')
  if (!sessionId || !publishableKey) throw new ShopError('PaymentUnavailable')
  return { sessionId, publishableKey }
}

/** The bearer's ratings. */
export async function ratingsOf(token: string): Promise<MyRating[]> {
  return readMyRatings(await requestHost('listMyRatings', { token }), new MappingContext('listMyRatings'))
}

/** Handlers of orders, payments and ratings. Spec §7. */
export const orderHandlers = {
  listOrders: async (context) => {
    const orders = await ordersOf(bearer(context))
    return { data: await Promise.all(orders.map((order) => onWire(order, context.language))) }
  },
  placeCashOrder: async (context) => {
    const { body, language } = context
    const token = bearer(context)
    const order = await withIdempotencyKey(token, requestKey(context.request, context.body), () =>
      placeCashOrder(token, body, language),
    )
    return { data: await onWire(order, language) }
  },
  createCardSession: async (context) => {
    const { body, language } = context
    const token = bearer(context)
    return withIdempotencyKey(token, requestKey(context.request, context.body), () =>
      singleOrder(`card ${tokenKey(token)} ${JSON.stringify(body)}`, () => openCardSession(token, body, language)),
    )
  },
  confirmPayment: async (context) => {
    const order = await confirmPayment(bearer(context), context.body.sessionId)
    return { data: await onWire({ order, said: null }, context.language) }
  },
  addRating: async (context) => {
    const { product: productId, order: orderId, rating } = context.body
    const answer = await requestHost('addRating', {
      token: bearer(context),
      body: context.body,
      language: context.language,
    })
    invalidateProduct(productId)
    const fields = fieldsOf(dataOf(answer))
    const saved = fields?.product === undefined ? null : readMyRating(fields, new MappingContext('addRating'))
    return { data: encodeMyRating(saved ?? { id: `${orderId}-${productId}`, productId, orderId, rating }) }
  },
  listMyRatings: async (context) => ({ data: (await ratingsOf(bearer(context))).map(encodeMyRating) }),
} satisfies Handlers
