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
import { singleOrder, ended, withIdempotencyKey } from './order-deduplication'
import { assertSameCart, cartToOrder, ordersOf, paid, placeCashOrder, resolveUnconfirmedOrder } from './place-order'
import { readOrder, type HostOrder } from './mappers/order'
import { readMyRating, readMyRatings } from './mappers/rating'
import { MappingContext } from './mappers/mapper'
import { dataOf, fieldsOf, textOf } from './mappers/values'

async function onWire({ order, said }: HostOrder, language: Language) {
  return encodeOrder(order, said ?? (await loadMessages(language)).OrderMessage[messageKey(order)])
}

/** The order a card session pays, as the host confirms it; the newest paid one when it only nods. Throws OrderNotFound. */
export async function confirmPayment(token: string, sessionId: string): Promise<Order> {
  const answer = await requestHost('confirmPayment', { token, body: { sessionId } }).catch((error: unknown) => {
    if (error instanceof ShopError && [400, 404].includes(error.status)) throw new ShopError('OrderNotFound')
    throw error
  })
  const data = fieldsOf(dataOf(answer))
  const told = data && (fieldsOf(data.order) ?? data)
  const order = told?._id === undefined ? null : readOrder(told, new MappingContext('confirmPayment'))
  const denied = told?.isPaid === false || told?.paid === false
  const found = order ?? (denied ? undefined : newestPaid(await ordersOf(token)))
  if (!found) throw new ShopError('OrderNotFound')
  // Where the host says nothing of cards, its confirmation counts, unless it says beside that nothing was paid.
  const confirmed = denied ? 'awaiting' : 'paid'
  const payment = found.order.payment === 'cod_due' ? confirmed : found.order.payment
  if (payment === 'paid') await paid(token, sessionId, found.order)
  return { ...found.order, payment }
}

/** The newest order paid by card; of a host that says of none how it is paid, just the newest. */
function newestPaid(orders: HostOrder[]): HostOrder | undefined {
  return orders.find(({ order }) => order.payment === 'paid') ?? orders[0]
}

type CardOrder = z.output<typeof CardOrderBody>

/**
 * Has the host open a card session for the cart it holds, unless that was ordered by cash already: the cart is empty then.
 * Throws PaymentConnection, PaymentUnavailable, CartChanged, CartIsEmpty.
 */
async function openCardSession(token: string, body: CardOrder, language: Language) {
  const { stripePublishableKey: publishableKey } = config()
  await ended(`cash ${tokenKey(token)}`)
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
  const told = fields?.sessionId === undefined && fields?.url === undefined ? fieldsOf(fields?.data) : fields
  const [sessionId, url] = [textOf(told?.sessionId ?? told?.id), textOf(told?.url)]
  if (/^https?:\/\//.test(url)) return { sessionId, url }
  if (!sessionId) new MappingContext('createCardSession').puzzled('sessionId', 'is missing')
  if (!sessionId || !publishableKey) throw new ShopError('PaymentUnavailable')
  return { sessionId, publishableKey }
}

/** The ratings that the bearer gave. */
export async function ratingsOf(token: string): Promise<MyRating[]> {
  return readMyRatings(await requestHost('listMyRatings', { token }), new MappingContext('listMyRatings'))
}

/** Orders, payment and ratings of a customer of the host. Spec §7. */
export const orderHandlers = {
  listOrders: async (asked) => {
    const orders = await ordersOf(bearer(asked))
    return { data: await Promise.all(orders.map((order) => onWire(order, asked.language))) }
  },
  placeCashOrder: async (asked) => {
    const { body, language } = asked
    const token = bearer(asked)
    const order = await withIdempotencyKey(token, requestKey(asked.request, asked.body), () =>
      placeCashOrder(token, body, language),
    )
    return { data: await onWire(order, language) }
  },
  createCardSession: async (asked) => {
    const { body, language } = asked
    const token = bearer(asked)
    return withIdempotencyKey(token, requestKey(asked.request, asked.body), () =>
      singleOrder(`card ${tokenKey(token)} ${JSON.stringify(body)}`, () => openCardSession(token, body, language)),
    )
  },
  confirmPayment: async (asked) => {
    const order = await confirmPayment(bearer(asked), asked.body.sessionId)
    return { data: await onWire({ order, said: null }, asked.language) }
  },
  addRating: async (asked) => {
    const { product: productId, order: orderId, rating } = asked.body
    const answer = await requestHost('addRating', { token: bearer(asked), body: asked.body, language: asked.language })
    invalidateProduct(productId)
    const told = fieldsOf(dataOf(answer))
    const saved = told?.product === undefined ? null : readMyRating(told, new MappingContext('addRating'))
    return { data: encodeMyRating(saved ?? { id: `${orderId}-${productId}`, productId, orderId, rating }) }
  },
  listMyRatings: async (asked) => ({ data: (await ratingsOf(bearer(asked))).map(encodeMyRating) }),
} satisfies Handlers
