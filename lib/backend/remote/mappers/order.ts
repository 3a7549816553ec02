import 'server-only'
import { paymentStates, type Order, type OrderLine, type PaymentState } from '@/lib/contract/order'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order-statuses'
import { wireNames } from '@/lib/contract/wire-names'
import { cityOf } from './address'
import { isHostCarcass } from './carcass'
import { readBought, type Bought } from './cart'
import type { MappingContext } from './mapper'
import { bilingual, dataOf, fieldsOf, filsOf, idOf, listOf, momentOf, textOf, type Fields } from './values'

/** An order with the host's own message about it (`said`), null for none. Spec §3. */
export interface HostOrder {
  order: Order
  said: string | null
}

/** Other spellings of the statuses of Spec §4. */
const spellings: Record<string, OrderStatus> = { canceled: 'cancelled', refunded: 'returned', confirmed: 'processing' }

/** Maps an order; logs and returns null without an id. */
export function readOrder(value: unknown, mapping: MappingContext): HostOrder | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  if (!fields || !id) {
    mapping.warn('_id', 'is missing')
    return null
  }
  const bought = listOf(fields.cart ?? fields.items, mapping, 'cart').flatMap((one) => readBought(one, mapping) ?? [])
  const lines = bought.map(lineOf)
  // Other clients may set these fields on orders without a carcass.
  const carcass: Fields = bought.some(isOfCarcass) ? fields : {}
  const withHead = carcass[wireNames.withHead]
  const pieces = carcass[wireNames.pieces]
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const total =
    filsOf(fields[wireNames.orderTotal] ?? fields[wireNames.cartTotal], mapping, wireNames.orderTotal) ?? sum
  const subtotal = filsOf(fields.subtotal, mapping, 'subtotal') ?? sum
  const order: Order = {
    id,
    code: textOf(fields.orderId) || id,
    createdAt: momentOf(fields.createdAt, new Date().toISOString()),
    status: statusOf(fields.status, mapping),
    payment: paymentOf(fields),
    subtotal,
    shipping: filsOf(fields[wireNames.shipping], mapping, wireNames.shipping) ?? Math.max(0, total - subtotal),
    total,
    email: textOf(fields.email),
    phone: textOf(fields.phone),
    language: 'en',
    address: deliveryOf(fields),
    withHead: typeof withHead === 'boolean' ? withHead : null,
    pieces: typeof pieces === 'number' ? pieces : null,
    sameDay: false,
    lines,
  }
  return { order, said: textOf(fields.message) || null }
}

/** Maps orders, newest first, skipping unreadable ones. */
export function readOrders(answer: unknown, mapping: MappingContext): HostOrder[] {
  const data = dataOf(answer)
  return listOf(fieldsOf(data)?.orders ?? data, mapping, 'data')
    .flatMap((one) => readOrder(one, mapping) ?? [])
    .toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt))
}

function lineOf({ product, ...line }: Bought): OrderLine {
  return { ...line, description: bilingual(product.descriptionEn, product.descriptionAr) }
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

function deliveryOf(fields: Fields): Order['address'] {
  const given = fieldsOf(fields.address) ?? fields
  const { firstName, lastName, address, country, postalCode, link } = given
  return {
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    address: textOf(address),
    city: cityOf(given.city) ?? 'abu-dhabi',
    country: textOf(country),
    postalCode: textOf(postalCode),
    link: textOf(link),
    note: textOf(given[wireNames.note]),
  }
}
