import { decodeDeliveryAddress, encodeDeliveryAddress } from './customer-codec'
import type { CardOrderBody, CashOrderBody, MyRatingWire, OrderWire, RatingBody } from './customer-schemas'
import { fromAed, toAed, type Fils } from './money'
import type { Order, OrderForm, OrderLine } from './order'
import type { MyRating, NewRating } from './rating'

function encodeOrderLine(line: OrderLine): OrderWire['cart'][number] {
  return {
    _id: line.id,
    product: {
      _id: line.productId,
      titleEn: line.title.en,
      titleAr: line.title.ar,
      descriptionEn: line.description.en,
      descriptionAr: line.description.ar,
      imagesBase64: line.images,
      newPrice: toAed(line.price),
    },
    quantity: line.quantity,
    color: line.color,
    total: toAed(line.total),
  }
}

/** Maps an order to the wire; `message` describes its state in the customer's language. */
export function encodeOrder(order: Order, message: string): OrderWire {
  return {
    _id: order.id,
    orderId: order.code,
    createdAt: order.createdAt,
    status: order.status,
    payment: order.payment,
    subtotal: toAed(order.subtotal),
    shopping: toAed(order.shipping),
    finaltotal: toAed(order.total),
    message,
    cart: order.lines.map(encodeOrderLine),
  }
}

/** Maps from the wire what the browser reads of an order. */
export function decodeOrder({ _id: id, createdAt, payment, cart }: OrderWire) {
  const lines = cart.map(({ product, color, quantity }) => ({ productId: product._id, color, quantity }))
  return { id, createdAt, payment, lines }
}

/** Maps a cash order from the wire. Defaults: with head, one cut. Spec §4. */
export function decodeCashOrder(body: CashOrderBody, language: OrderForm['language']): OrderForm {
  const { customer: customerId, phone } = body
  return { ...decodeTerms(body), address: decodeDeliveryAddress(body), language, phone, customerId }
}

/** Maps a card order from the wire. Defaults: the request's language, with head, one cut. Spec §4. */
export function decodeCardOrder(body: CardOrderBody, language: OrderForm['language']): OrderForm {
  const { customerId, phone, address, selectLang = language } = body
  return { ...decodeTerms(body), address: decodeDeliveryAddress(address), language: selectLang, phone, customerId }
}

function decodeTerms({ email, finaltotal, withHeader = true, pieceCount = 1 }: CashOrderBody | CardOrderBody) {
  return { email, total: fromAed(finaltotal), withHead: withHeader, pieces: pieceCount }
}

/** What an order's body holds besides the form: the cart and its sums. */
interface OrderedCart {
  lines: unknown[]
  subtotal: Fils
  shipping: Fils
  total: Fils
  /** Whether to send the carcass options. */
  carcass: boolean
}

/** Maps a cash order to the wire, in AED. Spec §3. */
export function encodeCashOrder(form: Omit<OrderForm, 'total'>, cart: OrderedCart): CashOrderBody {
  return {
    ...encodeTerms(form, cart),
    ...encodeDeliveryAddress(form.address),
    customer: form.customerId,
    subtotal: toAed(cart.subtotal),
    shopping: toAed(cart.shipping),
    payment: false,
  }
}

/** Maps a card order to the wire, in AED. Spec §3. */
export function encodeCardOrder(form: Omit<OrderForm, 'total'>, cart: OrderedCart): CardOrderBody {
  return {
    ...encodeTerms(form, cart),
    customerId: form.customerId,
    selectLang: form.language,
    address: encodeDeliveryAddress(form.address),
    payment: true,
  }
}

function encodeTerms(
  { email, phone, withHead, pieces }: Omit<OrderForm, 'total'>,
  { lines, total, carcass }: OrderedCart,
) {
  const options = carcass && { withHeader: withHead, pieceCount: pieces }
  return { cart: lines, email, phone, finaltotal: toAed(total), ...options }
}

/** Maps the field path of an order's error from the wire. */
export function decodeOrderField(path: string): string {
  const name = path.replace(/^address\./, '')
  return name === 'appartement' ? 'note' : name
}

/** Maps a rating to the wire. */
export function encodeMyRating({ id, productId, orderId, rating }: MyRating): MyRatingWire {
  return { _id: id, product: productId, order: orderId, rating }
}

/** Maps a new rating from the wire. */
export function decodeNewRating({ product: productId, order: orderId, rating, comment = null }: RatingBody): NewRating {
  return { productId, orderId, rating, comment }
}

/** Maps a new rating to the wire. */
export function encodeNewRating({ productId, orderId, rating, comment }: NewRating): RatingBody {
  return { product: productId, order: orderId, rating, ...(comment !== null && { comment }) }
}
