import { SHIPPING, type HostCustomer } from './book'
import { ok, refuse, refuseDeep, refuseField, refuseText, type Answerer, type Exchange } from './exchange'
import { matching, pageOf } from './public-answers'
import { spoken } from './spoken'
import { awkwardCustomer, awkwardLine, awkwardOrder } from './wire'

/** Wraps a handler that needs a signed-in customer. */
function own(answer: (exchange: Exchange & { customer: HostCustomer }, id: string) => ReturnType<Answerer>): Answerer {
  return (exchange, id) =>
    exchange.customer && !exchange.switches.tokensOver
      ? answer({ ...exchange, customer: exchange.customer }, id)
      : refuse(401, 'You are not login, please login to get access this route')
}

function cartOf({ customer, book, switches, origin }: Exchange & { customer: HostCustomer }) {
  const subtotal = book.subtotal(customer)
  return {
    data: customer.cart.map((line, at) => awkwardLine(line, at, book, switches.side, origin)),
    subtotal: subtotal.toFixed(2),
    shopping: customer.cart.length > 0 ? SHIPPING : 0,
    finalTotal: customer.cart.length > 0 ? subtotal + SHIPPING : 0,
  }
}

function lineOf({ customer, body }: Exchange & { customer: HostCustomer }) {
  return customer.cart.find(
    ({ good, color }) => String(good) === String(body.productId) && color === (body.color ?? null),
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Handlers of cart, favourites, addresses and ratings. Changes return a short message, not the cart. */
export const customerAnswers: Record<string, Answerer> = {
  'GET /customer/get-favorites': own((exchange) => {
    const { customer, query, book } = exchange
    const own = customer.favorites.flatMap((id) => book.good(id) ?? [])
    return ok(pageOf(matching(query, own), exchange))
  }),
  'POST /customer/add-favorite': own(({ customer, body, book }) => {
    const good = book.good(body.favoriteId)
    if (!good) return refuseText(404, 'No such product')
    customer.favorites = [...new Set([good._id, ...customer.favorites])]
    return ok({ status: 'success', data: customer.favorites })
  }),
  'DELETE /customer/remove-favorite': own(({ customer, body }) => {
    const left = customer.favorites.filter((id) => String(id) !== String(body.favoriteId))
    if (left.length === customer.favorites.length) return refuseText(404, 'Not a favourite')
    customer.favorites = left
    return ok({ status: 'success' })
  }),
  'GET /customer/get-cart': own((exchange) => ok(cartOf(exchange))),
  'POST /customer/add-cart': own((exchange) => {
    const { customer, body, book } = exchange
    const good = book.good(body.productId)
    if (!good) return refuseText(404, 'No such product')
    const line = lineOf(exchange)
    const quantity = (line?.quantity ?? 0) + Number(body.quantity)
    if (good.stock !== null && quantity > good.stock) return refuseField('quantity', spoken.ThereIsNotEnoughQuantity)
    if (line) line.quantity = quantity
    else customer.cart.push({ good: good._id, quantity, color: text(body.color) || null })
    return ok({ status: 'success', message: 'Product added to cart' })
  }),
  'PUT /customer/change-cart': own((exchange) => {
    const line = lineOf(exchange)
    const stock = line && exchange.book.good(line.good)?.stock
    if (!line) return refuseText(404, 'Not in the cart')
    if (typeof stock === 'number' && Number(exchange.body.newQuantity) > stock)
      return refuseDeep(409, spoken.ThereIsNotEnoughQuantity)
    line.quantity = Number(exchange.body.newQuantity)
    return ok({ status: 'success' })
  }),
  'DELETE /customer/remove-cart': own((exchange) => {
    const line = lineOf(exchange)
    if (!line) return refuseText(404, 'Not in the cart')
    exchange.customer.cart = exchange.customer.cart.filter((one) => one !== line)
    return ok({ status: 'success' })
  }),
  'DELETE /customer/clear-cart': own(({ customer }) => {
    customer.cart = []
    return { status: 204, body: undefined }
  }),
  'GET /customer/get-address': own(({ customer }) => ok({ data: customer.addresses })),
  'POST /customer/add-address': own(({ customer, body, book }) => {
    if (!body.firstName) return refuseField('firstName', 'First name is required')
    // City names as people write them, unlike our list.
    const address = {
      ...body,
      _id: book.nextId(),
      city: body.city === 'alain' ? 'Al Ain' : body.city,
      postalCode: null,
    }
    customer.addresses.push(address)
    return { status: 201, body: { data: customer.addresses } }
  }),
  'DELETE /customer/delete-address/:id': own(({ customer }, id) => {
    customer.addresses = customer.addresses.filter(({ _id }) => String(_id) !== id)
    return ok({ status: 'success', data: customer.addresses })
  }),
  'GET /rating/my-rating': own(({ customer, book, switches, origin }) =>
    ok({
      data: book.ratings
        .filter((one) => one.customer === customer._id)
        .map(({ _id, product, order, rating }) => {
          const [line] = book.orders
            .filter((one) => one._id === order)
            .map((one) => awkwardOrder(one, book, switches.side, origin))
          return { _id, product: { _id: product }, order: line ? { _id: order } : order, rating }
        }),
    }),
  ),
  'POST /rating': own(({ customer, body, book }) => {
    const order = book.orders.find(({ _id }) => String(_id) === String(body.order))
    if (order?.status !== 'delivered') return refuse(400, 'The order is not delivered yet')
    const rating = {
      product: Number(body.product),
      order: order._id,
      customer: customer._id,
      username: customer.username,
    }
    const rest = {
      rating: Number(body.rating),
      comment: text(body.comment) || null,
      createdAt: new Date().toISOString(),
    }
    book.ratings.push({ _id: book.nextId(), ...rating, ...rest })
    const good = book.good(body.product)
    if (good) {
      const all = book.ratings.filter((one) => one.product === good._id)
      good.ratingsCount = all.length
      good.averageRating = all.reduce((sum, one) => sum + one.rating, 0) / all.length
    }
    return { status: 201, body: { data: { ...rating, ...rest } } }
  }),
  'GET /auth/customer/profile': own(({ customer }) => ok({ data: awkwardCustomer(customer) })),
  'PUT /auth/customer/profile': own(({ customer, body, image }) => {
    if (!body.username) return refuseField('username', 'Username is required')
    if (body.password !== undefined && text(body.password).length < 8)
      return refuseField('password', spoken.PasswordTooShort)
    Object.assign(customer, { username: text(body.username), email: text(body.email), gender: text(body.gender) })
    if (body.password !== undefined) customer.password = text(body.password)
    if (image) customer.image = image
    return ok({ data: awkwardCustomer(customer) })
  }),
}
