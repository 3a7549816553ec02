import 'server-only'
import { z } from 'zod'
import { config } from '@/lib/config/environment'
import { cities } from '@/lib/contract/cities'
import type { Order } from '@/lib/contract/order'
import { orderStatuses } from '@/lib/contract/order-statuses'
import type { Tx } from '@/lib/db/database'
import { enqueue } from '../messages/outbox'

const Fils = z.number().int()
const Bilingual = z.object({ en: z.string(), ar: z.string() })

/** What the messages about an order are made of. */
export const OrderNotice = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  /** Cash on delivery; else paid by card. */
  cash: z.boolean(),
  subtotal: Fils,
  shipping: Fils,
  total: Fils,
  firstName: z.string(),
  address: z.string(),
  city: z.enum(cities),
  /** Null without a carcass; letters that wait since before it was told do without. */
  withHead: z.boolean().nullable().default(null),
  pieces: z.number().int().nullable().default(null),
  lines: z.array(z.object({ title: Bilingual, quantity: z.number().int(), color: z.string().nullable(), total: Fils })),
})
export type OrderNotice = z.infer<typeof OrderNotice>

/** What the shop has to know to bring an order: who is to be called, what the driver is told. */
export const NewOrderNotice = OrderNotice.extend({
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** For the driver; empty when there is none. */
  note: z.string(),
  /** Of a map; empty when there is none. */
  link: z.string(),
})
export type NewOrderNotice = z.infer<typeof NewOrderNotice>

function noticeOf(order: Order): OrderNotice {
  const { code, status, payment, subtotal, shipping, total, address, withHead, pieces, lines } = order
  return {
    code,
    status,
    cash: payment === 'cod_due' || payment === 'cod_collected',
    subtotal,
    shipping,
    total,
    firstName: address.firstName,
    address: address.address,
    city: address.city,
    withHead,
    pieces,
    lines: lines.map(({ title, quantity, color, total }) => ({ title, quantity, color, total })),
  }
}

function newOrderNoticeOf(order: Order): NewOrderNotice {
  const { phone, email } = order
  const { lastName, note, link } = order.address
  return { ...noticeOf(order), lastName, phone, email, note, link }
}

/**
 * Writes to the customer that the order is placed, and paid if by card; and to the shop, if it named somebody (ORDER_MAIL), what is
 * to be brought to whom. In the transaction that makes it so.
 */
export async function confirmOrder(tx: Tx, order: Order): Promise<void> {
  const { email: to, language } = order
  await enqueue(tx, { channel: 'email', to, template: 'order-confirmation', language, payload: noticeOf(order) })
  const { orderMail } = config()
  if (orderMail)
    await enqueue(tx, { channel: 'email', ...orderMail, template: 'new-order', payload: newOrderNoticeOf(order) })
}

/** Tells the customer, on WhatsApp and by e-mail, how the order now stands. */
export async function noticeStatus(tx: Tx, order: Order): Promise<void> {
  const { email, phone, language } = order
  const message = { template: 'order-status', language, payload: noticeOf(order) }
  await enqueue(tx, { ...message, channel: 'whatsapp', to: phone })
  await enqueue(tx, { ...message, channel: 'email', to: email })
}
