import 'server-only'
import { z } from 'zod'
import { config } from '@/lib/config/environment'
import { cities } from '@/lib/contract/address'
import { type Order, orderStatuses } from '@/lib/contract/order'
import { preparationKinds } from '@/lib/contract/selling'
import type { Tx } from '@/lib/db/database'
import { enqueue } from '../messages/outbox'
import { BilingualText } from '@/lib/contract/fields'

const Fils = z.number().int()

const Prepared = z.object({
  choices: z.array(z.object({ kind: z.enum(preparationKinds), id: z.string(), name: BilingualText, fee: Fils })),
  behalf: z.string(),
  note: z.string(),
})

/** Payload of the messages about an order. */
export const OrderNotice = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  /** True for cash on delivery, false for a card. */
  cash: z.boolean(),
  subtotal: Fils,
  shipping: Fils,
  total: Fils,
  /** What goes back to the card by this change, a return too; 0 in messages that predate it. */
  refund: Fils.default(0),
  /** VAT in the total. Null when not recorded, and in messages that predate it. */
  vat: Fils.nullable().default(null),
  /** Tax documents: `url` is a path. */
  documents: z
    .array(z.object({ kind: z.enum(['invoice', 'credit']), number: z.string(), url: z.string() }))
    .default([]),
  firstName: z.string(),
  address: z.string(),
  city: z.enum(cities),
  /** Null without a carcass. */
  withHead: z.boolean().nullable(),
  cuts: z.number().int().nullable(),
  /** The booked delivery slot. Messages queued by an older version lack this and the rest. */
  slot: z.object({ date: z.string(), from: z.string(), to: z.string() }).nullable().default(null),
  /** When it is delivered, counted from `placedAt`; null without a promise. */
  leadTime: z
    .union([z.number(), z.literal('arrangement')])
    .nullable()
    .default(null),
  /** ISO 8601. Without it, the lead time counts from the day of the message. */
  placedAt: z.string().nullable().default(null),
  pickup: z.boolean().default(false),
  lines: z.array(
    z.object({
      title: BilingualText,
      quantity: z.number().int(),
      color: z.string().nullable(),
      sizeName: BilingualText.nullable().default(null),
      prepared: Prepared.nullable().default(null),
      total: Fils,
    }),
  ),
})
export type OrderNotice = z.infer<typeof OrderNotice>

/** Payload of the message to the shop: adds contact details and the note for the driver. */
export const NewOrderNotice = OrderNotice.extend({
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Note for the driver; may be empty. */
  note: z.string(),
  /** Map link; may be empty. */
  link: z.string(),
})
export type NewOrderNotice = z.infer<typeof NewOrderNotice>

function noticeOf(order: Order, refund = 0): OrderNotice {
  const { code, status, payment, subtotal, shipping, total, vat, documents, address } = order
  const { withHead, cuts, slot, lines, pickup, leadTime, createdAt } = order
  return {
    code,
    status,
    cash: payment === 'cod_due' || payment === 'cod_collected',
    subtotal,
    shipping,
    total,
    refund,
    vat,
    documents,
    firstName: address.firstName,
    address: address.address,
    city: address.city,
    withHead,
    cuts,
    slot,
    leadTime: pickup || slot ? null : leadTime,
    placedAt: createdAt,
    pickup,
    lines: lines.map(({ title, quantity, color, sizeName, prepared, total }) => ({
      ...{ title, quantity, color, sizeName, prepared, total },
    })),
  }
}

function newOrderNoticeOf(order: Order): NewOrderNotice {
  const { phone, email } = order
  const { lastName, note, link } = order.address
  return { ...noticeOf(order), lastName, phone, email, note, link }
}

/**
 * Queues the confirmation to the customer, and the new-order mail to the shop if ORDER_MAIL is set. Call in the
 * transaction that places or pays the order.
 */
export async function confirmOrder(tx: Tx, order: Order): Promise<void> {
  const { email: to, language } = order
  const payload = noticeOf(order)
  if (to) await enqueue(tx, { channel: 'email', to, template: 'order-confirmation', language, payload })
  // An order by phone may have no e-mail address.
  else if (order.phone)
    await enqueue(tx, { channel: 'whatsapp', to: order.phone, template: 'order-status', language, payload })
  const { orderMail } = config()
  if (orderMail)
    await enqueue(tx, { channel: 'email', ...orderMail, template: 'new-order', payload: newOrderNoticeOf(order) })
}

/**
 * Queues the status message by WhatsApp, and by e-mail to an order with an address. `refund`: what goes back to the card by this
 * change, in fils.
 */
export async function noticeStatus(tx: Tx, order: Order, refund = 0): Promise<void> {
  const { email, phone, language } = order
  const message = { template: 'order-status', language, payload: noticeOf(order, refund) }
  // The order of an erased customer has neither.
  if (phone) await enqueue(tx, { ...message, channel: 'whatsapp', to: phone })
  if (email) await enqueue(tx, { ...message, channel: 'email', to: email })
}
