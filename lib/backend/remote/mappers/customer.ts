import 'server-only'
import { cities, type Address, type City, type DeliveryAddress } from '@/lib/contract/address'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { isToken, type Customer } from '@/lib/contract/customer'
import {
  orderStatuses,
  paymentStates,
  type Order,
  type OrderLine,
  type OrderStatus,
  type PaymentState,
} from '@/lib/contract/order'
import { plainCart, plainLine, plainOrder } from '@/lib/contract/selling'
import type { MyRating } from '@/lib/contract/rating'
import { normalise } from '@/lib/shop/search/normalise'
import type { CustomerOrder } from '../../backend'
import { pictureAddress } from '../pictures/address-of'
import { isHostCarcass, readPictures, stockOf } from './catalogue'
import {
  bilingual,
  dataOf,
  fieldsOf,
  filsOf,
  idOf,
  listOf,
  momentOf,
  numberOf,
  readAll,
  textOf,
  type Fields,
  type MappingContext,
} from './mapper'

export function readCustomer(answer: unknown, mapping: MappingContext): Customer | null {
  const data = fieldsOf(dataOf(answer))
  const fields = fieldsOf(data?.customer) ?? fieldsOf(data?.user) ?? data
  const id = idOf(fields)
  if (!fields || !id) return mapping.warn('data._id', 'is missing')
  const language = textOf(fields.language)
  const gender = textOf(fields.gender).toLowerCase()
  return {
    id,
    username: textOf(fields.username) || textOf(fields.name),
    email: textOf(fields.email),
    gender: gender === 'male' || gender === 'female' ? gender : '',
    language: language === 'ar' || language === 'en' ? language : null,
    image: pictureAddress(fields.imageBase64 ?? fields.image, mapping, 'imageBase64'),
    phone: textOf(fields.phone).replace(/^\+/, ''),
  }
}

/** A token that fits in a cookie; null otherwise. */
export function readToken(answer: unknown, mapping: MappingContext): string | null {
  const fields = fieldsOf(answer)
  const token = textOf(fields?.token ?? fieldsOf(fields?.data)?.token)
  return isToken(token) ? token : mapping.warn('token', token ? 'does not fit in a cookie' : 'is missing')
}

/** Other names of cities, as `placeName` writes them. */
const otherNames = new Map<string, City>([
  ['ain', 'alain'],
  ['rak', 'ras-al-khaimah'],
  ['rasalkhaima', 'ras-al-khaimah'],
  ['ابوظبي', 'abu-dhabi'],
  ['دبي', 'dubai'],
  ['الشارقه', 'sharjah'],
  ['عجمان', 'ajman'],
  ['امالقيوين', 'umm-al-quwain'],
  ['راسالخيمه', 'ras-al-khaimah'],
  ['الفجيره', 'fujairah'],
  ['العين', 'alain'],
])

/** A name as search compares it, so in one Arabic spelling, and without spaces. */
function placeName(text: string): string {
  return normalise(text).replaceAll(/[ _]/g, '')
}

/** Maps any spelling of one of the eight cities; null for another place. */
export function cityOf(value: unknown): City | null {
  const name = placeName(textOf(value))
  return cities.find((city) => placeName(city) === name) ?? otherNames.get(name) ?? null
}

export function readAddress(value: unknown, mapping: MappingContext): Address | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const city = cityOf(fields?.city)
  if (!fields || !id || !city) return mapping.warn(id ? 'city' : '_id', 'is not a known city or id')
  return { id, ...deliveryOf(fields, city) }
}

function deliveryOf(fields: Fields, city: City): DeliveryAddress {
  return {
    firstName: textOf(fields.firstName),
    lastName: textOf(fields.lastName),
    address: textOf(fields.address),
    city,
    country: textOf(fields.country),
    postalCode: textOf(fields.postalCode),
    link: textOf(fields.link),
    note: textOf(fields.appartement),
  }
}

export function readAddresses(answer: unknown, mapping: MappingContext): Address[] {
  const data = dataOf(answer)
  return readAll(fieldsOf(data)?.addresses ?? data, mapping, 'data', readAddress)
}

/** The fields of a cart, which some hosts nest under `data`. */
function cartFields(answer: unknown): Fields {
  const outer = fieldsOf(answer) ?? {}
  return Array.isArray(outer.data) || outer.subtotal !== undefined ? outer : (fieldsOf(outer.data) ?? outer)
}

/** Maps the cart, keeping the host's totals. Spec §3. */
export function readCart(answer: unknown, mapping: MappingContext): Cart {
  const fields = cartFields(answer)
  const lines = readAll(fields.data ?? fields.cart, mapping, 'data', readLine)
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const subtotal = filsOf(fields.subtotal, mapping, 'subtotal') ?? sum
  const shipping = filsOf(fields.shopping, mapping, 'shopping')
  const hostTotal = fields.finalTotal ?? fields.finaltotal
  const total = filsOf(hostTotal, mapping, 'finalTotal') ?? subtotal + (shipping ?? 0)
  const carcass = lines.some(({ category }) => category?.carcass)
  // Hosts send neither delivery times nor VAT.
  const unknown = { sameDay: false, ...plainCart }
  return { lines, subtotal, shipping: shipping ?? Math.max(0, total - subtotal), total, carcass, ...unknown }
}

/** A cart's lines in the host's own form without pictures. */
export function readHostLines(answer: unknown, mapping: MappingContext): unknown[] {
  const { data, cart } = cartFields(answer)
  return listOf(data ?? cart, mapping, 'data').map((line) => {
    const fields = fieldsOf(line)
    const product = fieldsOf(fields?.product)
    if (!fields || !product) return line
    const { imagesBase64: _, images: __, ...rest } = product
    return { ...fields, product: rest }
  })
}

function readLine(value: unknown, mapping: MappingContext): CartLine | null {
  const bought = readBought(value, mapping)
  if (!bought) return null
  const { product, ...line } = bought
  const category = fieldsOf(product.category)
  const id = idOf(product.category) ?? idOf(product.categoryId)
  const name = bilingual(category?.name, category?.nameAr)
  return {
    ...line,
    stock: stockOf(product, mapping),
    category: id ? { id, name, carcass: isHostCarcass(id, name) } : null,
  }
}

type Bought = NonNullable<ReturnType<typeof readBought>>

/** The fields common to cart and order lines. */
function readBought(value: unknown, mapping: MappingContext) {
  const fields = fieldsOf(value)
  const product: Fields | null = fieldsOf(fields?.product)
  const productId = idOf(product)
  const title = bilingual(product?.titleEn, product?.titleAr)
  if (!fields || !product || !productId || !title.en) return mapping.warn('product', 'is missing in a line')
  const quantity = Math.max(1, Math.floor(numberOf(fields.quantity, mapping, 'quantity') ?? 1))
  const total = filsOf(fields.total, mapping, 'total')
  const price =
    filsOf(product.newPrice, mapping, 'product.newPrice') ?? (total === null ? 0 : Math.round(total / quantity))
  const color = textOf(fields.color) || null
  return {
    id: idOf(fields) ?? `${productId}-${color ?? ''}`,
    product,
    productId,
    title,
    images: readPictures(product.imagesBase64 ?? product.images, mapping, 'product.imagesBase64'),
    price,
    color,
    ...plainLine,
    quantity,
    total: total ?? price * quantity,
  }
}

/** Other spellings of the statuses of Spec §4. */
const spellings: Record<string, OrderStatus> = { canceled: 'cancelled', refunded: 'returned', confirmed: 'processing' }

export function readOrder(value: unknown, mapping: MappingContext): CustomerOrder | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  if (!fields || !id) return mapping.warn('_id', 'is missing')
  const sent = listOf(fields.cart ?? fields.items, mapping, 'cart')
  const bought = readAll(sent, mapping, 'cart', readBought)
  const lines = bought.map(lineOf)
  // Other clients may set these fields on orders without a carcass.
  const carcass: Fields = bought.some(isOfCarcass) ? fields : {}
  const { withHeader: withHead, pieceCount: cuts } = carcass
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const total = filsOf(fields.finaltotal ?? fields.finalTotal, mapping, 'finaltotal') ?? sum
  const hostSubtotal = filsOf(fields.subtotal, mapping, 'subtotal')
  const subtotal = hostSubtotal ?? sum
  // Without the lines of products that are gone, the rest of the total is not the delivery alone.
  const isWhole = hostSubtotal !== null || (lines.length > 0 && lines.length === sent.length)
  const delivery = fieldsOf(fields.address) ?? fields
  const order: Order = {
    id,
    code: textOf(fields.orderId) || id,
    createdAt: momentOf(fields.createdAt, new Date().toISOString()),
    status: statusOf(fields.status, mapping),
    payment: paymentOf(fields),
    subtotal,
    shipping: filsOf(fields.shopping, mapping, 'shopping') ?? (isWhole ? Math.max(0, total - subtotal) : 0),
    total,
    email: textOf(fields.email),
    phone: textOf(fields.phone),
    language: 'en',
    address: deliveryOf(delivery, cityOf(delivery.city) ?? 'abu-dhabi'),
    withHead: typeof withHead === 'boolean' ? withHead : null,
    cuts: typeof cuts === 'number' ? cuts : null,
    sameDay: false,
    ...plainOrder,
    lines,
  }
  return { order, hostMessage: textOf(fields.message) || null }
}

/** The order in the answer to a call, null for none, and whether the answer denies its payment. */
export function readOrderIn(answer: unknown, mapping: MappingContext) {
  const data = fieldsOf(dataOf(answer))
  const fields = data && (fieldsOf(data.order) ?? data)
  const order = fields?._id === undefined ? null : readOrder(fields, mapping)
  return { order, denied: fields?.isPaid === false || fields?.paid === false }
}

/** Maps orders, newest first, skipping unreadable ones. */
export function readOrders(answer: unknown, mapping: MappingContext): CustomerOrder[] {
  const data = dataOf(answer)
  const orders = readAll(fieldsOf(data)?.orders ?? data, mapping, 'data', readOrder)
  return orders.toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt))
}

function lineOf({ product, ...line }: Bought): OrderLine {
  const description = bilingual(product.descriptionEn, product.descriptionAr)
  return { ...line, description, oldPrice: null, sku: '', vatRate: null, vat: null }
}

/** By category, or by title when the order has no category. Spec §5. */
function isOfCarcass({ product, title }: Bought): boolean {
  const category = fieldsOf(product.category)
  const id = idOf(product.category) ?? idOf(product.categoryId)
  return isHostCarcass(id, category ? bilingual(category.name, category.nameAr) : title)
}

function statusOf(value: unknown, mapping: MappingContext): OrderStatus {
  const name = textOf(value).toLowerCase()
  const status = orderStatuses.find((one) => one === name) ?? spellings[name]
  if (!status) mapping.warn('status', 'is not a status of Spec §4')
  return status ?? 'pending'
}

/** Hosts send a payment state, or `payment: true` for card orders, with `isPaid` or `paid` false until paid. */
function paymentOf({ payment, isPaid, paid }: Fields): PaymentState {
  const named = paymentStates.find((one) => one === payment)
  if (named) return named
  if (isPaid === true || paid === true) return 'paid'
  if (payment !== true) return 'cod_due'
  return isPaid === false || paid === false ? 'awaiting' : 'paid'
}

export function readMyRating(value: unknown, mapping: MappingContext): MyRating | null {
  const fields = fieldsOf(value)
  const [productId, orderId] = [idOf(fields?.product), idOf(fields?.order)]
  if (!fields || !productId || !orderId) return mapping.warn(productId ? 'order' : 'product', 'is missing')
  const rating = numberOf(fields.rating, mapping, 'rating') ?? 0
  return { id: idOf(fields._id) ?? `${orderId}-${productId}`, productId, orderId, rating }
}
