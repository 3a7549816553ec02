import 'server-only'
import { paymentStates, type Order, type OrderLine, type PaymentState } from '@/lib/contract/order'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order-statuses'
import { wireNames } from '@/lib/contract/wire-names'
import { cityOf } from './address'
import { isHostCarcass } from './carcass'
import { readBought, type Bought } from './cart'
import type { MappingContext } from './mapper'
import { bilingual, dataOf, fieldsOf, filsOf, idOf, listOf, momentOf, textOf, type Fields } from './values'

/** An order of the host, with what it says about it in its own words. Spec §3. */
export interface HostOrder {
  order: Order
  said: string | null
}

/** Other spellings of the statuses of spec §4. */
const spellings: Record<string, OrderStatus> = { canceled: 'cancelled', refunded: 'returned', confirmed: 'processing' }

/** An order; null, and a line in the log, when it has no id. */
export function readOrder(value: unknown, reading: MappingContext): HostOrder | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  if (!fields || !id) {
    reading.puzzled('_id', 'is missing')
    return null
  }
  const bought = listOf(fields.cart ?? fields.items, reading, 'cart').flatMap((one) => readBought(one, reading) ?? [])
  const lines = bought.map(lineOf)
  // Other clients of a host may say these of every order.
  const carcass: Fields = bought.some(isOfCarcass) ? fields : {}
  const withHead = carcass[wireNames.withHead]
  const pieces = carcass[wireNames.pieces]
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const total =
    filsOf(fields[wireNames.orderTotal] ?? fields[wireNames.cartTotal], reading, wireNames.orderTotal) ?? sum
  const subtotal = filsOf(fields.subtotal, reading, 'subtotal') ?? sum
  const order: Order = {
    id,
    code: textOf(fields.orderId) || id,
    createdAt: momentOf(fields.createdAt, new Date().toISOString()),
    status: statusOf(fields.status, reading),
    payment: paymentOf(fields),
    subtotal,
    shipping: filsOf(fields[wireNames.shipping], reading, wireNames.shipping) ?? Math.max(0, total - subtotal),
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

/** All orders of an answer that can be understood, newest first. */
export function readOrders(answer: unknown, reading: MappingContext): HostOrder[] {
  const data = dataOf(answer)
  return listOf(fieldsOf(data)?.orders ?? data, reading, 'data')
    .flatMap((one) => readOrder(one, reading) ?? [])
    .toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt))
}

function lineOf({ product, ...line }: Bought): OrderLine {
  return { ...line, description: bilingual(product.descriptionEn, product.descriptionAr) }
}

/** By its category or, where an order tells none, by what it is called. Spec §5. */
function isOfCarcass({ product, title }: Bought): boolean {
  const category = fieldsOf(product.category)
  const id = idOf(product.category) ?? idOf(product.categoryId)
  return isHostCarcass(id, category ? bilingual(category.name, category.nameAr) : title)
}

function statusOf(value: unknown, reading: MappingContext): OrderStatus {
  const told = textOf(value).toLowerCase()
  const status = orderStatuses.find((one) => one === told) ?? spellings[told]
  if (!status) reading.puzzled('status', 'is none of spec §4')
  return status ?? 'pending'
}

/** Hosts say `payment: true` of card orders, or name the state as we do; one that is not paid yet may be said to be so beside. */
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
