import { SHIPPING, type HostOrder } from './book'
import { ok, refuse, refuseField, type Answerer, type Exchange } from './exchange'
import { awkwardOrder } from './wire'

/** Creates an order from the cart. */
function write({ customer, body, book, language }: Exchange, session: string | null): HostOrder | null {
  if (!customer || customer.cart.length === 0) return null
  const id = book.nextId()
  const order = {
    _id: id,
    customer: customer._id,
    orderId: `REF${id}`,
    createdAt: new Date().toISOString(),
    status: 'Pending',
    finaltotal: book.subtotal(customer) + SHIPPING,
    paid: false,
    over: false,
    session,
    language,
    cart: customer.cart.map((line) => ({ ...line })),
    body,
  }
  book.orders.push(order)
  return order
}

const notSignedIn = refuse(401, 'You are not login')

/** Handlers of orders and payment. An order keeps the cart: the client clears it, as Spec §7 says. */
export const orderAnswers: Record<string, Answerer> = {
  'POST /order': (exchange) => {
    const { customer, body, book, switches, origin } = exchange
    if (!customer || switches.tokensOver) return notSignedIn
    book.orderPosts++
    if (!Array.isArray(body.cart) || body.cart.length === 0) return refuseField('cart', 'The cart is empty')
    if (!body.city || !body.phone || !body.email) return refuseField('city', 'The address is not whole')
    if (body.finaltotal !== book.subtotal(customer) + SHIPPING)
      return refuseField('finaltotal', 'The total has changed')
    const order = write(exchange, null)
    return order
      ? { status: 201, body: { status: 'success', data: awkwardOrder(order, book, switches.side, origin) } }
      : refuse(400, 'The cart is empty')
  },
  'GET /order/customer-orders': ({ customer, book, switches, origin }) => {
    if (!customer || switches.tokensOver) return notSignedIn
    const own = book.orders.filter((order) => order.customer === customer._id && (order.session === null || order.paid))
    return ok({ data: own.toReversed().map((order) => awkwardOrder(order, book, switches.side, origin)) })
  },
  'POST /stripe/create-checkout-session': (exchange) => {
    const { customer, switches, body, origin, book } = exchange
    if (!customer || switches.tokensOver) return notSignedIn
    const address = body.address
    if (typeof address !== 'object' || address === null) return refuseField('address', 'The address is required')
    const sessionId = `cs_ref_${book.nextId()}`
    if (!write(exchange, sessionId)) return refuse(400, 'The cart is empty')
    return ok({ sessionId, ...(switches.cardUrl && { url: `${origin}/pay/${sessionId}` }) })
  },
  'POST /stripe/confirm-payment': ({ customer, body, book, switches, origin }) => {
    const order = book.orders.find(({ session }) => session !== null && session === body.sessionId)
    if (!customer || order?.customer !== customer._id) return refuse(404, 'No such payment')
    const orderWire = awkwardOrder(order, book, switches.side, origin)
    if (!order.paid)
      return switches.nodsEarly
        ? ok({ data: { ...orderWire, ...switches.nodsEarly } })
        : refuse(400, 'Nothing has been paid')
    return ok({ data: orderWire })
  },
}
