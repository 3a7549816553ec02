import 'server-only'
import { config } from '@/lib/config/environment'
import { encodeCardOrder, encodeNewRating } from '@/lib/contract/order-codec'
import { ShopError } from '@/lib/contract/error'
import type { CardPage, OrderForm } from '@/lib/contract/order'
import type { Backend, CustomerOrder, SignedIn } from '../backend'
import { invalidateProduct } from './catalogue'
import { tokenKey } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { readMyRating, readOrderIn } from './mappers/customer'
import { dataOf, fieldsOf, MappingContext, textOf } from './mappers/mapper'
import { readHost, readHostItems } from './read-host'
import { singleOrder, waitForOrder, withIdempotencyKey } from './order-deduplication'
import {
  assertSameCart,
  cartToOrder,
  ordersOf,
  placeCashOrder,
  resolveUnconfirmedOrder,
  settlePayment,
} from './place-order'

/** The newest order paid by card; the newest of all when the host reports no payment states. */
function newestPaid(orders: CustomerOrder[]): CustomerOrder | undefined {
  return orders.find(({ order }) => order.payment === 'paid') ?? orders[0]
}

/**
 * Opens a card session at the host for its cart, unless an unconfirmed cash order already took it.
 * Throws PaymentConnection, PaymentUnavailable, CartChanged, CartIsEmpty.
 */
async function openCardSession({ token, language }: SignedIn, form: OrderForm): Promise<CardPage> {
  const { stripePublishableKey: publishableKey } = config()
  await waitForOrder(`cash ${tokenKey(token)}`)
  if (await resolveUnconfirmedOrder(token)) throw new ShopError('CartIsEmpty')
  const { cart, lines } = await cartToOrder(token)
  assertSameCart(cart, form.total)
  const body = encodeCardOrder(form, { ...cart, lines })
  const answer = await requestHost('createCardSession', { token, language, body }).catch((error: unknown) => {
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

export const orders = {
  listOrders: ({ token }) => ordersOf(token),
  placeCashOrder: (customer, form, key) =>
    withIdempotencyKey(customer.token, key, () => placeCashOrder(customer, form)),
  createCardOrder: (customer, form, key) =>
    withIdempotencyKey(customer.token, key, () =>
      singleOrder(`card ${tokenKey(customer.token)} ${JSON.stringify(form)}`, () => openCardSession(customer, form)),
    ),
  /** The newest paid order when the host returns none. */
  confirmPayment: async ({ token, language }, sessionId) => {
    const confirmed = readHost('confirmPayment', readOrderIn, { token, language, body: { sessionId } })
    const { order, denied } = await confirmed.catch((error: unknown) => {
      if (error instanceof ShopError && [400, 404].includes(error.status)) throw new ShopError('OrderNotFound')
      throw error
    })
    const found = order ?? (denied ? undefined : newestPaid(await ordersOf(token)))
    if (!found) throw new ShopError('OrderNotFound')
    // Without a payment state the host's confirmation counts as payment, unless it denies it.
    const stated = found.order.payment
    const payment = stated !== 'cod_due' ? stated : denied ? 'awaiting' : 'paid'
    if (payment === 'paid') await settlePayment(token, sessionId, found.order)
    return { ...found.order, payment }
  },
  listMyRatings: ({ token }) => readHostItems('listMyRatings', readMyRating, { token }),
  addRating: async ({ token, language }, newRating) => {
    const answer = await requestHost('addRating', { token, body: encodeNewRating(newRating), language })
    const { productId, orderId, rating } = newRating
    invalidateProduct(productId)
    const fields = fieldsOf(dataOf(answer))
    const saved = fields?.product === undefined ? null : readMyRating(fields, new MappingContext('addRating'))
    return saved ?? { id: `${orderId}-${productId}`, productId, orderId, rating }
  },
} satisfies Partial<Backend>
