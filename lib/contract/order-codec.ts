import { decodeDeliveryAddress, encodeDeliveryAddress } from './customer-codec'
import type { CardOrderBody, CashOrderBody, MyRatingWire, OrderWire, RatingBody } from './customer-schemas'
import { encodePrepared } from './cart-codec'
import { chosenOf } from './selling'
import { fromAed, toAed, type Fils } from './money'
import type { Order, OrderForm, OrderLine } from './order'
import type { MyRating, NewRating } from './rating'

function encodeOrderLine(line: OrderLine): OrderWire['cart'][number] {
  const { id, productId, title, description, images, price, quantity, color, total, size, sizeName, prepared } = line
  const texts = { titleEn: title.en, titleAr: title.ar, descriptionEn: description.en, descriptionAr: description.ar }
  return {
    _id: id,
    product: { _id: productId, ...texts, imagesBase64: images, newPrice: toAed(price) },
    ...{ quantity, color, total: toAed(total) },
    ...(size && { size: { _id: size, name: sizeName?.en ?? '', nameAr: sizeName?.ar ?? '' } }),
    ...(prepared && { prepared: encodePrepared(prepared) }),
  }
}

/** `message` describes the order's state in the customer's language. */
export function encodeOrder(order: Order, message: string): OrderWire {
  const { id, code, createdAt, status, payment, subtotal, shipping, total, lines, vat, slot, leadTime, pickup } = order
  const { documents } = order
  return {
    ...{ _id: id, orderId: code, createdAt, status, payment, message },
    ...{ subtotal: toAed(subtotal), shopping: toAed(shipping), finaltotal: toAed(total) },
    cart: lines.map(encodeOrderLine),
    ...(vat !== null && { vat: toAed(vat) }),
    ...(slot && { slot }),
    ...(leadTime !== null && { leadTime }),
    ...(pickup && { pickup }),
    ...(documents.length > 0 && { documents }),
  }
}

/** What the browser reads of an order. */
export function decodeOrder({ _id: id, createdAt, payment, cart }: OrderWire) {
  const lines = cart.map(({ product, color, quantity, size, prepared }) => ({
    ...{ productId: product._id, color, quantity, size: size?._id ?? null },
    preparation: prepared ? chosenOf(prepared) : null,
  }))
  return { id, createdAt, payment, lines }
}

export function decodeCashOrder(body: CashOrderBody, language: OrderForm['language']): OrderForm {
  const { customer: customerId, phone } = body
  return { ...decodeTerms(body), address: decodeDeliveryAddress(body), language, phone, customerId }
}

/** `language`: of the request, unless the order has its own. */
export function decodeCardOrder(body: CardOrderBody, language: OrderForm['language']): OrderForm {
  const { customerId, phone, address, selectLang = language } = body
  return { ...decodeTerms(body), address: decodeDeliveryAddress(address), language: selectLang, phone, customerId }
}

/** A carcass comes with head and in one cut unless the order says otherwise. Spec §4. */
function decodeTerms(body: CashOrderBody | CardOrderBody) {
  const { email, finaltotal, withHeader = true, pieceCount = 1, slot = null, buyer = null } = body
  return { email, total: fromAed(finaltotal), withHead: withHeader, cuts: pieceCount, slot, buyer }
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
  { email, phone, withHead, cuts, slot, buyer }: Omit<OrderForm, 'total'>,
  { lines, total, carcass }: OrderedCart,
) {
  const options = carcass && { withHeader: withHead, pieceCount: cuts }
  return {
    cart: lines,
    email,
    phone,
    finaltotal: toAed(total),
    ...options,
    ...(slot && { slot }),
    ...(buyer && { buyer }),
  }
}

/** Decodes the path of a field in an order's error. */
export function decodeOrderField(path: string): string {
  const name = path.replace(/^address\./, '')
  if (name === 'buyer.name') return 'buyerName'
  if (name === 'buyer.trn') return 'buyerTrn'
  return name === 'appartement' ? 'note' : name
}

export function encodeMyRating({ id, productId, orderId, rating }: MyRating): MyRatingWire {
  return { _id: id, product: productId, order: orderId, rating }
}

export function decodeNewRating({ product: productId, order: orderId, rating, comment = null }: RatingBody): NewRating {
  return { productId, orderId, rating, comment }
}

export function encodeNewRating({ productId, orderId, rating, comment }: NewRating): RatingBody {
  return { product: productId, order: orderId, rating, ...(comment !== null && { comment }) }
}
